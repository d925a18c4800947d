import { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import { ExtraName } from "@sayara/domain/pricing/extras/Extra";
import { RentalOption } from "@sayara/domain/pricing/RentalOption";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import {
  DateTime,
  BookingFacts,
  PaymentFacts,
  MeetingFacts,
  ConfirmationFacts,
  PasswordLink,
  StandaloneFlag,
} from "./mailFacts.ts";

const RequestFacts = v.object({ ...BookingFacts.entries, answerBy: DateTime });

/** Time after which a reminder of a booking is useless and is dropped. */
const ExpiringReminder = v.object({ dropAfter: DateTime });

/** Cause of a cancellation, and the refunded amounts in dinars. */
const CancellationFacts = v.object({
  cause: v.picklist(["agency", "declined", "request", "withdrawn", "admin", "noShow"]),
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

/** Mails about a booking. */
export const bookingMails = [
  v.object({
    kind: v.literal("bookingRequested"),
    ...RequestFacts.entries,
    // False in a signed-in driver's mail.
    isGuest: v.exactOptional(v.boolean()),
    openLinkBy: v.exactOptional(DateTime),
    // The link with which a guest sets a password. Absent in other mails and in mails of earlier versions.
    ...PasswordLink.entries,
  }),
  v.object({
    kind: v.literal("bookingRequestReceived"),
    ...RequestFacts.entries,
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
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
    missingExtras: v.exactOptional(v.array(ExtraName)),
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
    /** The code is derived from this seed and the installation's key. */
    codeSeed: v.string(),
    expiresAt: DateTime,
  }),
  v.object({ kind: v.literal("bookingLink"), ...BookingFacts.entries }),
  v.object({ kind: v.literal("linksRevoked"), ...BookingFacts.entries, revokedAt: DateTime }),
  v.object({
    kind: v.literal("notification"),
    ...BookingFacts.entries,
    event: NotificationKind,
    readerName: v.string(),
    isGuest: v.boolean(),
    /** Absent for drivers, and in mails of earlier versions. */
    isForStaff: v.exactOptional(v.boolean()),
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
] as const;
