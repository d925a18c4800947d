import type { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";

const Moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);

/** What every mail about a booking repeats. */
const BookingFacts = v.object({
  bookingId: v.string(),
  /** Version of the booking's signed links. Absent in mails of earlier versions. */
  linkVersion: v.optional(v.number(), 0),
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
});
const Facts = v.object({ ...BookingFacts.entries, answerBy: Moment });

/** A payment, in dinars, with what is due after it. */
const Paid = v.object({
  payment: v.object({
    amount: v.number(),
    reference: v.nullable(v.string()),
    at: Moment,
    atAgency: v.optional(v.boolean(), false),
  }),
  due: v.number(),
});
/** What the driver plans for, and how to reach the agency. */
const Plan = v.object({
  plan: v.object({
    deposit: v.number(),
    largestExcess: v.nullable(v.number()),
    minimumAge: v.number(),
  }),
  supplierPhone: v.exactOptional(v.string()),
  supplierAddress: v.exactOptional(v.string()),
});
/** Why a booking was cancelled, and what is returned, in dinars. */
const Returned = v.object({
  cause: v.picklist(["agency", "declined", "request"]),
  hasPaid: v.boolean(),
  toCard: v.number(),
  atDesk: v.number(),
});
/** What a requested cancellation returns at least, in dinars. */
const Asked = v.object({ guaranteed: v.number(), hasPaid: v.boolean() });
/** Guests only: the link that sets a password. */
const PasswordLink = v.partial(v.object({ userId: v.string(), tokenSeed: v.string(), expiresAt: Moment }));

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
    ...PasswordLink.entries,
  }),
  v.object({
    kind: v.literal("bookingRequestReceived"),
    ...Facts.entries,
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
  v.object({
    kind: v.literal("bookingConfirmed"),
    ...BookingFacts.entries,
    ...Paid.entries,
    ...Plan.entries,
    /** The part of the payment that is returned. */
    returned: v.number(),
    isGuest: v.boolean(),
    ...PasswordLink.entries,
  }),
  v.object({
    kind: v.literal("paymentReceived"),
    ...BookingFacts.entries,
    ...Paid.entries,
    returned: v.number(),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("bookingPaid"),
    ...BookingFacts.entries,
    ...Paid.entries,
    isNew: v.boolean(),
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
  v.object({
    kind: v.literal("paymentReturned"),
    ...BookingFacts.entries,
    amount: v.number(),
    reason: v.picklist(["late_payment", "paid_twice"]),
    isGuest: v.boolean(),
  }),
  v.object({ kind: v.literal("latePaymentReturned"), ...BookingFacts.entries, amount: v.number() }),
  v.object({ kind: v.literal("requestLapsed"), ...BookingFacts.entries, isGuest: v.boolean() }),
  v.object({ kind: v.literal("requestUnanswered"), ...BookingFacts.entries }),
  v.object({
    kind: v.literal("requestAccepted"),
    ...BookingFacts.entries,
    ...Plan.entries,
    due: v.number(),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("bookingCancelled"),
    ...BookingFacts.entries,
    ...Returned.entries,
    isGuest: v.boolean(),
  }),
  v.object({ kind: v.literal("bookingCancelledForAgency"), ...BookingFacts.entries, ...Returned.entries }),
  v.object({
    kind: v.literal("cancellationRequested"),
    ...BookingFacts.entries,
    ...Asked.entries,
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("cancellationToDecide"),
    ...BookingFacts.entries,
    ...Asked.entries,
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
  v.object({ kind: v.literal("cancellationDeclined"), ...BookingFacts.entries, isGuest: v.boolean() }),
  v.object({
    kind: v.literal("bookingCode"),
    driverName: v.string(),
    reference: v.string(),
    /** Yields the code with this installation's key. */
    codeSeed: v.string(),
    expiresAt: Moment,
  }),
  v.object({ kind: v.literal("paymentAwaited"), ...BookingFacts.entries, payBy: Moment }),
  v.object({ kind: v.literal("linksRevoked"), ...BookingFacts.entries, revokedAt: Moment }),
]);
export type StoredMail = v.InferOutput<typeof StoredMail>;

/** A mail for the outbox. */
export interface Mail {
  to: { name: string; address: string };
  language: Language;
  content: StoredMail;
}
