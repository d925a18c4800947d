import { ExtraName } from "@sayara/domain/pricing/extras/Extra";
import { FeeKind } from "@sayara/domain/pricing/fees/FeeKind";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";

export const DateTime = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);

/** Facts that every mail about a booking contains. */
export const BookingFacts = v.object({
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
    extras: v.exactOptional(v.array(v.object({ name: ExtraName, count: v.number() }))),
    fees: v.exactOptional(v.array(v.object({ kind: orUnknown(FeeKind), price: v.number() }))),
    promo: v.exactOptional(v.object({ code: v.string(), reduction: v.number() })),
    deliveryAddress: v.exactOptional(v.string()),
    collectionAddress: v.exactOptional(v.string()),
  }),
});

/** A payment and the amount still due after it, in dinars. */
export const PaymentFacts = v.object({
  payment: v.object({
    amount: v.number(),
    reference: v.nullable(v.string()),
    at: DateTime,
    atAgency: v.optional(v.boolean(), false),
  }),
  due: v.number(),
});

/** Meeting point of the agency at a place, and its contact details. */
export const MeetingFacts = v.object({
  meetingPoint: v.exactOptional(
    v.object({ instructions: v.string(), latitude: v.number(), longitude: v.number() }),
  ),
  supplierPhone: v.exactOptional(v.string()),
  supplierAddress: v.exactOptional(v.string()),
});

export const planEntries = {
  deposit: v.number(),
  /** The highest deposit of all methods, if they differ. */
  depositUpTo: v.exactOptional(v.number()),
  minimumAge: v.number(),
};

/**
 * Facts of a confirmed booking: costs and conditions to plan for, the cancellation terms, and the car's
 * photo.
 */
export const ConfirmationFacts = v.object({
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

/** The link with which a guest sets a password. */
export const PasswordLink = v.partial(
  v.object({ userId: v.string(), tokenSeed: v.string(), expiresAt: DateTime }),
);

/** Flag of an SMS: true if no mail reports the same, so that it is mailed if no SMS can be sent. */
export const StandaloneFlag = v.object({ isAlone: v.optional(v.boolean(), false) });
