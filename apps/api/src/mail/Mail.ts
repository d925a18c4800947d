import type { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";

const Moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);

const Facts = v.object({
  bookingId: v.string(),
  driverName: v.string(),
  booking: v.object({
    reference: v.string(),
    carName: v.string(),
    supplierName: v.string(),
    pickUpPlace: v.string(),
    dropOffPlace: v.string(),
    from: Moment,
    to: Moment,
    total: v.number(),
    currency: v.string(),
  }),
  answerBy: Moment,
});

/** Stored part of a mail with a one-use link. The secret is derived from `tokenSeed`. */
const Link = v.object({ name: v.string(), userId: v.string(), tokenSeed: v.string(), expiresAt: Moment });

/** Stored part of a mail with a link that undoes an e-mail change. The secret is derived from `undoSeed`. */
const Undo = v.object({ name: v.string(), userId: v.string(), undoSeed: v.string(), undoUntil: Moment });

/**
 * Data of a mail in the outbox, by kind: facts at the time, without secrets. Links are signed when the mail
 * is rendered.
 */
export const StoredMail = v.variant("kind", [
  v.object({
    kind: v.picklist(["accountActivation", "addressConfirmation", "newAddressConfirmation", "passwordReset"]),
    ...Link.entries,
  }),
  v.object({ kind: v.literal("passwordChanged"), name: v.string(), changedAt: Moment }),
  v.object({
    kind: v.literal("emailChangeAsked"),
    ...Undo.entries,
    newEmail: v.string(),
    askedAt: Moment,
  }),
  v.object({ kind: v.literal("emailChangePermission"), ...Link.entries, newEmail: v.string() }),
  v.object({
    kind: v.literal("emailChanged"),
    // Absent in mails of earlier versions, and in mails to an unconfirmed address.
    ...v.partial(Undo, ["userId", "undoSeed", "undoUntil"]).entries,
    newEmail: v.string(),
    changedAt: Moment,
  }),
  v.object({
    kind: v.literal("alreadyRegistered"),
    name: v.string(),
    attempt: v.picklist(["signUp", "checkout", "newAddress"]),
    returnTo: v.exactOptional(v.string()),
  }),
  v.object({
    kind: v.literal("contactMessage"),
    from: v.string(),
    subject: v.string(),
    message: v.string(),
  }),
  v.object({
    kind: v.literal("bookingRequested"),
    ...Facts.entries,
    openLinkBy: v.exactOptional(Moment),
    // Guests only: the link that sets a password. Absent in mails of earlier versions.
    ...v.partial(v.object({ userId: v.string(), tokenSeed: v.string(), expiresAt: Moment })).entries,
  }),
  v.object({
    kind: v.literal("bookingRequestReceived"),
    ...Facts.entries,
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
]);
export type StoredMail = v.InferOutput<typeof StoredMail>;

/** A mail for the outbox. */
export interface Mail {
  to: { name: string; address: string };
  language: Language;
  content: StoredMail;
}
