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

/** A mail whose link holds a secret, as far as it may be kept. */
const Link = v.object({ name: v.string(), userId: v.string(), tokenSeed: v.string(), expiresAt: Moment });

/** A mail whose link takes a change of address back, as far as it may be kept. */
const Undo = v.object({ name: v.string(), userId: v.string(), undoSeed: v.string(), undoUntil: Moment });

/** What the outbox keeps of a mail, by kind: facts as they were, and no secret. Links are signed when it is rendered. */
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
    // Without these it was written by an earlier version, or to an address that proves nobody.
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
    // Guests only: the link that sets a password. Mails of earlier versions lack it.
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

/** A mail to write into the outbox. */
export interface Mail {
  to: { name: string; address: string };
  language: Language;
  content: StoredMail;
}
