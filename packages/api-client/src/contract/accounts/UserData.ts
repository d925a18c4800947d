import { BookedArrival } from "@sayara/domain/booking/arrival/Arrival";
import { AdditionalDriver } from "@sayara/domain/booking/Booking";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { CancelledBy } from "@sayara/domain/booking/CancelledBy";
import { StoredDriverPapers } from "@sayara/domain/booking/condition/DriverPapers";
import { StaffAction } from "@sayara/domain/booking/actions/StaffActionRecord";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { Dinars } from "@sayara/domain/money/Dinars";
import { AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import { NotificationChannel } from "@sayara/domain/notification/NotificationChannel";
import { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import { Gateway } from "@sayara/domain/payment/Gateway";
import { RefundMethod } from "@sayara/domain/payment/RefundMethod";
import { RefundReason } from "@sayara/domain/payment/RefundReason";
import { RefundState } from "@sayara/domain/payment/RefundState";
import { RentalOption } from "@sayara/domain/pricing/RentalOption";
import { CarPunctuality } from "@sayara/domain/review/CarPunctuality";
import { ReviewLanguage } from "@sayara/domain/review/ReviewLanguage";
import { ReviewPhotoState } from "@sayara/domain/review/ReviewPhotoState";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { AdminActionType } from "@sayara/domain/user/AdminActionType";
import { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import { ClientActionLogType } from "@sayara/domain/user/ClientActionLogType";
import { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { UserType } from "@sayara/domain/user/UserType";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { text } from "../texts.ts";

const Person = v.object({
  fullName: text(100),
  email: text(254),
  phone: v.nullable(text(40)),
  birthDate: v.nullable(CalendarDate),
});

/** A rental before or after an edit. */
export const EditedRental = v.object({
  from: Instant,
  to: Instant,
  options: v.array(orUnknown(RentalOption)),
  additionalDriver: v.nullable(AdditionalDriver),
  /** Null without delivery. */
  deliveryAddress: v.nullable(text(200)),
  /** Null without collection. */
  collectionAddress: v.nullable(text(200)),
  total: Dinars,
});

/** A person's texts about a booking, with the number of photos. */
export const UserDataText = v.object({
  at: Instant,
  text: text(2000),
  pictures: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const meters = {
  /** Odometer reading in kilometres; null if not recorded. */
  mileage: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Fuel level in eighths of the tank; null if not recorded. */
  fuel: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))),
};

/** A booking of the person, with its payments and history. Amounts in TND. */
export const UserDataBooking = v.object({
  id: EntityId,
  reference: text(20),
  status: orUnknown(BookingStatus),
  /** Whether the booking was made without signing in. */
  asGuest: v.boolean(),
  car: text(200),
  agency: text(200),
  pickupLocation: text(200),
  dropOffLocation: text(200),
  from: Instant,
  to: Instant,
  options: v.array(orUnknown(RentalOption)),
  /** The driver's details as entered for this booking. */
  driver: Person,
  additionalDriver: v.nullable(AdditionalDriver),
  /** Null without delivery. */
  deliveryAddress: v.nullable(text(200)),
  /** Null without collection. */
  collectionAddress: v.nullable(text(200)),
  /** The promo code that the booking uses. Absent without one. */
  promoCode: v.exactOptional(text(20)),
  /** The flight or ferry [AV1]; null without one. */
  arrival: v.nullable(BookedArrival),
  language: orUnknown(Language),
  total: Dinars,
  currency: text(3),
  payments: v.array(
    v.object({
      at: Instant,
      amount: Dinars,
      /** Null if paid at the agency. */
      gateway: v.nullable(orUnknown(Gateway)),
      reference: v.nullable(text(200)),
    }),
  ),
  refunds: v.array(
    v.object({
      at: Instant,
      amount: Dinars,
      state: orUnknown(RefundState),
      reason: orUnknown(RefundReason),
      gateway: v.nullable(orUnknown(Gateway)),
      reference: v.nullable(text(200)),
      /** How staff returned it. */
      returnedOn: v.nullable(CalendarDate),
      returnedBy: v.nullable(orUnknown(RefundMethod)),
      note: v.nullable(text(200)),
    }),
  ),
  /** Card payment attempts. The site never receives the card number. */
  paymentAttempts: v.array(
    v.object({
      at: Instant,
      amount: Dinars,
      gateway: orUnknown(Gateway),
      state: text(20),
      failure: v.nullable(text(60)),
    }),
  ),
  edits: v.array(v.object({ at: Instant, before: EditedRental, after: EditedRental })),
  /** Changes of dates requested by the driver. */
  changeRequests: v.array(
    v.object({
      at: Instant,
      kind: text(20),
      state: text(20),
      before: EditedRental,
      after: EditedRental,
      closedAt: v.nullable(Instant),
      /** Why the agency declined. */
      reason: v.nullable(text(500)),
    }),
  ),
  /** Problems that the driver reported, with the number of photos. The booking's page shows the photos. */
  problemReports: v.array(UserDataText),
  /** Messages to the agency, with the number of photos. The booking's page shows the photos. */
  messages: v.array(UserDataText),
  /** Reports of the driver about the messages. */
  messageReports: v.array(v.object({ at: Instant, reason: text(500) })),
  /** Staff's notes about the booking [DK5]. */
  staffNotes: v.array(v.object({ at: Instant, text: text(1000) })),
  /** Hand-overs and returns that the agency recorded [DK1]. */
  rentalRecords: v.array(v.object({ at: Instant, kind: text(20), ...meters })),
  /** Condition reports that the driver signed [HO1], including withdrawn ones, with the number of photos. */
  conditionReports: v.array(
    v.object({
      at: Instant,
      kind: text(20),
      ...meters,
      remarks: text(1000),
      /** False at return. */
      licenceSeen: v.boolean(),
      /** Copied from the driver's papers at hand-over [HO15]. Absent if none are stored. */
      driverPapers: v.exactOptional(StoredDriverPapers),
      /** Method and amount of the deposit; null without one, and at return. */
      deposit: v.nullable(v.object({ method: text(20), amount: Dinars })),
      /** The returned part; null at hand-over. */
      depositReturned: v.nullable(Dinars),
      /** Why less than the whole deposit was returned; empty if all of it was. */
      keptReason: text(300),
      signedAs: text(100),
      /** The drawn signature as an SVG path; null if the name was typed. */
      signature: v.nullable(text(6000)),
      pictures: v.pipe(v.number(), v.integer(), v.minValue(0)),
      withdrawnAt: v.nullable(Instant),
    }),
  ),
  /** Reminder mails about the booking. */
  reminders: v.array(v.object({ kind: text(40), sentAt: Instant })),
  /** Whether the driver agreed to a reminder of an unfinished payment. */
  wantsCheckoutReminder: v.boolean(),
  /** Staff actions on the booking. */
  staffActions: v.array(v.object({ at: Instant, action: orUnknown(StaffAction) })),
  cancellationRequestedAt: v.nullable(Instant),
  cancelledAt: v.nullable(Instant),
  cancelledBy: v.nullable(orUnknown(CancelledBy)),
  createdAt: Instant,
  updatedAt: Instant,
  /** When staff removed the booking from the lists. */
  deletedAt: v.nullable(Instant),
});
export type UserDataBooking = v.InferOutput<typeof UserDataBooking>;

/**
 * All data that the marketplace holds about a person (law 2004-63), as one file. Times are ISO 8601 in UTC. It contains
 * no secret: no password, hash or token.
 */
export const UserData = v.object({
  /** When the file was created. */
  createdAt: Instant,
  /** The site's name. */
  marketplace: text(100),
  account: v.object({
    id: EntityId,
    type: orUnknown(UserType),
    ...Person.entries,
    /** The new address until it is confirmed. */
    pendingEmail: v.nullable(text(254)),
    location: v.nullable(text(100)),
    bio: v.nullable(text(1000)),
    /** Address of the profile photo. */
    avatar: v.nullable(text(500)),
    language: orUnknown(Language),
    status: orUnknown(ClientAccountStatus),
    hasPassword: v.boolean(),
    emailConfirmedAt: v.nullable(Instant),
    createdAt: Instant,
    /** The agency of a staff account. */
    agency: v.nullable(text(200)),
  }),
  /** Choices that this site stores. The choice about analytics is a cookie in the browser (/privacy). */
  consents: v.object({
    emailNotifications: v.boolean(),
    /** Consents to promotions and withdrawals, each with the text that was agreed to. */
    promotions: v.array(
      v.object({ at: Instant, agreed: v.boolean(), source: text(20), text: v.nullable(text(1000)) }),
    ),
  }),
  /** External accounts that sign in to this one. */
  signInMethods: v.array(v.object({ provider: orUnknown(SocialProvider), connectedAt: Instant })),
  /** Browsers that are signed in. */
  sessions: v.array(
    v.object({
      /** As the browser names itself. */
      browser: v.nullable(text(200)),
      createdAt: Instant,
      seenAt: v.nullable(Instant),
      expiresAt: Instant,
    }),
  ),
  /** Passkeys, without their keys. */
  passkeys: v.array(v.object({ name: text(60), createdAt: Instant, lastUsedAt: v.nullable(Instant) })),
  /** Devices with push notifications, by the host of their push service, without address and keys. */
  pushDevices: v.array(v.object({ service: text(253), turnedOnAt: Instant })),
  /** Mailed links and codes, without their secrets. */
  mailedLinks: v.array(
    v.object({
      purpose: text(20),
      email: text(254),
      createdAt: Instant,
      expiresAt: Instant,
      usedAt: v.nullable(Instant),
    }),
  ),
  bookings: v.array(UserDataBooking),
  /** Cars saved for places and dates [SV1]. Absent in files of earlier versions. */
  savedCars: v.optional(
    v.array(
      v.object({
        car: text(200),
        agency: text(200),
        pickupLocation: text(200),
        dropOffLocation: text(200),
        from: Instant,
        to: Instant,
        /** In years; null unless it is the age of a young driver. */
        driverAge: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
        savedAt: Instant,
        /** When the person agreed to mails about the car; null without an alert. */
        alertSince: v.nullable(Instant),
      }),
    ),
    [],
  ),
  reviews: v.array(
    v.object({
      reference: v.nullable(text(20)),
      agency: text(200),
      author: text(100),
      rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      comments: text(2000),
      rentedCar: v.boolean(),
      agencyAnsweredCalls: v.boolean(),
      agencyCancelledLastMinute: v.boolean(),
      carEta: orUnknown(CarPunctuality),
      createdAt: Instant,
      language: orUnknown(ReviewLanguage),
      answer: v.nullable(text(2000)),
      hiddenReason: v.nullable(text(300)),
      /** State of the photo; the review's page shows the photo itself [RV13]. */
      photo: v.nullable(
        v.object({
          state: orUnknown(ReviewPhotoState),
          addedAt: v.nullable(Instant),
          reason: v.nullable(text(300)),
        }),
      ),
      /** An open report about the answer [RV14]. */
      report: v.nullable(v.object({ reason: text(500), at: Instant })),
    }),
  ),
  notifications: v.array(
    v.object({
      kind: orUnknown(NotificationKind),
      data: v.record(text(40), text(500)),
      createdAt: Instant,
      readAt: v.nullable(Instant),
      deletedAt: v.nullable(Instant),
    }),
  ),
  /**
   * Mails and text messages to the person, and contact-form messages from the person's address: stored for 30 days
   * (/privacy).
   */
  messages: v.array(
    v.object({
      kind: text(60),
      channel: text(10),
      /** Email address or phone number. */
      address: text(254),
      createdAt: Instant,
      sentAt: v.nullable(Instant),
      /** Values in the message by field, such as `booking.reference`. */
      content: v.record(text(100), text(5000)),
    }),
  ),
  reminders: v.array(
    v.object({
      kind: orUnknown(AutomatedReminder),
      channel: orUnknown(NotificationChannel),
      sentAt: Instant,
    }),
  ),
  /** Log of the account: suspensions, and notes and messages of administrators. */
  accountLog: v.array(
    v.object({
      type: orUnknown(ClientActionLogType),
      /** The action, if an administrator took it. */
      action: v.nullable(orUnknown(AdminActionType)),
      subject: v.nullable(text(200)),
      note: v.nullable(text(2000)),
      at: Instant,
    }),
  ),
  /** Messages that the person wrote to drivers for an agency. */
  messagesAsStaff: v.array(v.object({ reference: text(20), at: Instant, text: text(2000) })),
  /** The person's own actions on bookings as staff. */
  ownStaffActions: v.array(v.object({ reference: text(20), action: orUnknown(StaffAction), at: Instant })),
  /**
   * Lists that the file contains only in part, with their newest entries, by the field's path
   * (`bookings.payments`). The site's operator has the rest. Absent if the file is complete.
   */
  incomplete: v.exactOptional(
    v.array(v.object({ list: text(60), included: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  ),
});
export type UserData = v.InferOutput<typeof UserData>;
