import type { Language } from "@sayara/domain/language/Language";
import { AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import { RefundMethod } from "@sayara/domain/payment/RefundMethod";
import { RentalOption } from "@sayara/domain/pricing/RentalOption";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";

const DateTime = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);

/** Facts that every mail about a booking contains. */
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
    from: DateTime,
    to: DateTime,
    total: v.number(),
    currency: v.string(),
    /** Absent in mails of earlier versions. */
    deposit: v.exactOptional(v.number()),
  }),
});
const RequestFacts = v.object({ ...BookingFacts.entries, answerBy: DateTime });

/** A payment and the amount still due after it, in dinars. */
const PaymentFacts = v.object({
  payment: v.object({
    amount: v.number(),
    reference: v.nullable(v.string()),
    at: DateTime,
    atAgency: v.optional(v.boolean(), false),
  }),
  due: v.number(),
});
/** Meeting point of the agency at a place, and its contact details. */
const MeetingFacts = v.object({
  meetingPoint: v.exactOptional(
    v.object({ instructions: v.string(), latitude: v.number(), longitude: v.number() }),
  ),
  supplierPhone: v.exactOptional(v.string()),
  supplierAddress: v.exactOptional(v.string()),
});
const planEntries = { deposit: v.number(), minimumAge: v.number() };
/** Facts of a confirmed booking: what the driver needs to plan for, the terms of cancelling, and the car's photo. */
const ConfirmationFacts = v.object({
  ...MeetingFacts.entries,
  plan: v.union([
    v.object({ ...planEntries, maximumExcess: v.nullable(v.number()) }),
    // The field's name in mails of earlier versions.
    v.pipe(
      v.object({ ...planEntries, largestExcess: v.nullable(v.number()) }),
      v.transform(({ largestExcess, ...plan }) => ({ ...plan, maximumExcess: largestExcess })),
    ),
  ]),
  // Absent in mails of earlier versions.
  cancelTerms: v.exactOptional(
    v.object({ hasPaid: v.boolean(), fee: v.nullable(v.number()), until: v.nullable(DateTime) }),
  ),
  /** Address of a photo, like `car.image`. May be relative to the API's origin. */
  carImage: v.exactOptional(v.string()),
});
/** Time after which a reminder of a booking is useless and is dropped. */
const ExpiringReminder = v.object({ dropAfter: DateTime });
/** Cause of a cancellation, and the refunded amounts in dinars. */
const CancellationFacts = v.object({
  cause: v.picklist(["agency", "declined", "request", "withdrawn", "admin"]),
  hasPaid: v.boolean(),
  toCard: v.number(),
  atDesk: v.number(),
});
/** A booking before an edit, and the amounts of the edit in dinars. */
const EditFacts = v.object({
  earlier: v.object({
    pickUpPlace: v.string(),
    dropOffPlace: v.string(),
    from: DateTime,
    to: DateTime,
    total: v.number(),
  }),
  payment: v.exactOptional(PaymentFacts.entries.payment),
  due: v.number(),
  toCard: v.number(),
  atDesk: v.number(),
});
/** Another car for the same rental, with amounts in dinars. */
const OtherCar = v.object({
  carName: v.string(),
  supplierName: v.string(),
  total: v.number(),
  difference: v.number(),
});
/** Other cars that the driver may move to until `until`. */
const Offer = v.object({ until: DateTime, cars: v.array(OtherCar) });
/** Other cars that the driver may request, with the slugs of their pages and of the places. */
const OtherCars = v.object({
  pickUp: v.string(),
  dropOff: v.string(),
  cars: v.array(v.object({ ...OtherCar.entries, slug: v.string() })),
});
/** Minimum refund of a requested cancellation, in dinars. */
const CancellationRequestFacts = v.object({ guaranteed: v.number(), hasPaid: v.boolean() });
/** Guests only: the link that sets a password. */
const PasswordLink = v.partial(v.object({ userId: v.string(), tokenSeed: v.string(), expiresAt: DateTime }));

/** Part of a mail with a single-use link. The secret is derived from `tokenSeed`. */
const LinkFacts = v.object({
  name: v.string(),
  userId: v.string(),
  tokenSeed: v.string(),
  expiresAt: DateTime,
});

/**
 * Part of a mail about an email change. The secret of the undo link is derived from `undoSeed`. The link's fields are
 * absent in mails of earlier versions and in mails to an unconfirmed address.
 */
const AddressChange = v.object({
  name: v.string(),
  ...v.partial(v.object({ userId: v.string(), undoSeed: v.string(), undoUntil: DateTime })).entries,
  newEmail: v.string(),
});

/** Bookings changed by one bulk action. `atDesk`: dinars to be refunded at the agency's desk. */
const DigestFacts = v.object({
  name: v.string(),
  event: v.picklist(["booking_confirmed", "booking_cancelled", "payment_received"]),
  bookings: v.array(
    v.object({
      reference: v.string(),
      carName: v.string(),
      driverName: v.string(),
      from: DateTime,
      to: DateTime,
      currency: v.string(),
      atDesk: v.number(),
    }),
  ),
});

/** Flag of an SMS: true if no mail reports the same, so that it is mailed if no SMS can be sent. */
const StandaloneFlag = v.object({ isAlone: v.optional(v.boolean(), false) });

/**
 * Data of a mail in the outbox, by kind: facts at the time of writing, without secrets. Links are signed when the mail
 * is rendered.
 */
export const StoredMail = v.variant("kind", [
  v.object({
    kind: v.picklist(["accountActivation", "addressConfirmation", "newAddressConfirmation", "passwordReset"]),
    ...LinkFacts.entries,
  }),
  v.object({ kind: v.literal("passwordChanged"), name: v.string(), changedAt: DateTime }),
  v.object({
    kind: v.literal("emailChangeAsked"),
    ...AddressChange.entries,
    askedAt: DateTime,
  }),
  v.object({ kind: v.literal("emailChangePermission"), ...LinkFacts.entries, newEmail: v.string() }),
  v.object({
    kind: v.literal("emailChanged"),
    ...AddressChange.entries,
    changedAt: DateTime,
  }),
  v.object({
    kind: v.literal("accountCode"),
    name: v.string(),
    userId: v.string(),
    /** Yields the code with this installation's key. */
    accountCodeSeed: v.string(),
    expiresAt: DateTime,
  }),
  v.object({ kind: v.literal("accountDeleted"), name: v.string(), deletedAt: DateTime }),
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
    ...RequestFacts.entries,
    // False in a signed-in driver's mail.
    isGuest: v.exactOptional(v.boolean()),
    openLinkBy: v.exactOptional(DateTime),
    // Guests only: the link that sets a password. Absent in mails of earlier versions.
    ...PasswordLink.entries,
  }),
  v.object({
    kind: v.literal("bookingRequestReceived"),
    ...RequestFacts.entries,
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
  v.object({
    kind: v.literal("bookingConfirmed"),
    ...BookingFacts.entries,
    ...PaymentFacts.entries,
    ...ConfirmationFacts.entries,
    /** The refunded part of the payment, in dinars. */
    returned: v.number(),
    isGuest: v.boolean(),
    ...PasswordLink.entries,
  }),
  v.object({
    kind: v.literal("paymentReceived"),
    ...BookingFacts.entries,
    ...PaymentFacts.entries,
    returned: v.number(),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("bookingPaid"),
    ...BookingFacts.entries,
    ...PaymentFacts.entries,
    isNew: v.boolean(),
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
  v.object({
    kind: v.literal("bookingReceived"),
    ...BookingFacts.entries,
    due: v.number(),
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
  v.object({
    kind: v.literal("paymentReturned"),
    ...BookingFacts.entries,
    amount: v.number(),
    reason: v.picklist(["late_payment", "paid_twice", "late_edit"]),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("refundReturned"),
    ...BookingFacts.entries,
    amount: v.number(),
    method: RefundMethod,
    on: CalendarDate,
    note: v.string(),
    by: v.picklist(["agency", "admin"]),
    isGuest: v.boolean(),
  }),
  v.object({ kind: v.literal("latePaymentReturned"), ...BookingFacts.entries, amount: v.number() }),
  v.object({
    kind: v.literal("requestLapsed"),
    ...BookingFacts.entries,
    /**
     * Available cars and the slugs of the places, looked up when the mail is sent [NO9]. Absent if no car is available.
     */
    others: v.exactOptional(OtherCars),
    isGuest: v.boolean(),
  }),
  v.object({ kind: v.literal("requestUnanswered"), ...BookingFacts.entries }),
  v.object({
    kind: v.literal("requestAccepted"),
    ...BookingFacts.entries,
    ...ConfirmationFacts.entries,
    due: v.number(),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("bookingCancelled"),
    ...BookingFacts.entries,
    ...CancellationFacts.entries,
    /** The reason given by staff. */
    reason: v.exactOptional(v.string()),
    /** Other cars to which the driver may move. Absent in mails of earlier versions. */
    offer: v.exactOptional(Offer),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("bookingMoved"),
    ...BookingFacts.entries,
    from: v.object({ reference: v.string(), supplierName: v.string() }),
    // Absent in mails of earlier versions.
    earlierTotal: v.exactOptional(v.number()),
    missingOptions: v.exactOptional(v.array(RentalOption)),
    carried: v.number(),
    refund: v.number(),
    leftAtDesk: v.number(),
    due: v.number(),
    /** Null if the booking is confirmed. */
    answerBy: v.nullable(DateTime),
    /** Set for a confirmed booking. Absent in mails of earlier versions. */
    confirmation: v.exactOptional(ConfirmationFacts),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("bookingCancelledForAgency"),
    ...BookingFacts.entries,
    ...CancellationFacts.entries,
  }),
  v.object({
    kind: v.literal("cancellationRequested"),
    ...BookingFacts.entries,
    ...CancellationRequestFacts.entries,
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("cancellationToDecide"),
    ...BookingFacts.entries,
    ...CancellationRequestFacts.entries,
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
  v.object({
    kind: v.literal("bookingEdited"),
    ...BookingFacts.entries,
    ...EditFacts.entries,
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("bookingEditedForAgency"),
    ...BookingFacts.entries,
    ...EditFacts.entries,
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
  v.object({ kind: v.literal("cancellationDeclined"), ...BookingFacts.entries, isGuest: v.boolean() }),
  v.object({
    kind: v.literal("changeDeclined"),
    ...BookingFacts.entries,
    /** Null if the deadline passed without a decision. */
    reason: v.nullable(v.string()),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("bookingCode"),
    driverName: v.string(),
    reference: v.string(),
    /** Yields the code with this installation's key. */
    codeSeed: v.string(),
    expiresAt: DateTime,
  }),
  v.object({ kind: v.literal("paymentAwaited"), ...BookingFacts.entries, payBy: DateTime }),
  v.object({ kind: v.literal("bookingLink"), ...BookingFacts.entries }),
  v.object({ kind: v.literal("linksRevoked"), ...BookingFacts.entries, revokedAt: DateTime }),
  v.object({
    kind: v.literal("notification"),
    ...BookingFacts.entries,
    event: NotificationKind,
    readerName: v.string(),
    isGuest: v.boolean(),
    ...StandaloneFlag.entries,
  }),
  v.object({ kind: v.literal("bookingsChanged"), ...DigestFacts.entries }),
  v.object({
    kind: v.literal("pickUpReminder"),
    ...BookingFacts.entries,
    ...ConfirmationFacts.entries,
    ...ExpiringReminder.entries,
    due: v.number(),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("dropOffReminder"),
    ...BookingFacts.entries,
    ...MeetingFacts.entries,
    ...ExpiringReminder.entries,
    fuelPolicy: orUnknown(FuelPolicy),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("reviewInvitation"),
    ...BookingFacts.entries,
    ...ExpiringReminder.entries,
    ...PasswordLink.entries,
  }),
  v.object({
    kind: v.literal("checkoutReminder"),
    ...BookingFacts.entries,
    ...ExpiringReminder.entries,
    carImage: v.exactOptional(v.string()),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("reminder"),
    name: v.string(),
    reminder: AutomatedReminder,
    waiting: v.exactOptional(v.object({ number: v.number(), bookingId: v.string(), answerBy: DateTime })),
    ...StandaloneFlag.entries,
  }),
]);
export type StoredMail = v.InferOutput<typeof StoredMail>;

/** A mail or an SMS for the outbox. */
export interface Mail {
  /**
   * `email` by default. An SMS is rendered from a `notification` or a `reminder`, and its address is a phone number.
   */
  channel?: "email" | "sms";
  to: { name: string; address: string };
  language: Language;
  content: StoredMail;
  /**
   * The account whose switch for notification mails applies. The mail has an unsubscribe link. It is dropped if the
   * switch is off when it is due.
   */
  unsubscribeAccountId?: string;
}
