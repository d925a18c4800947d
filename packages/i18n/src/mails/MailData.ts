import type { FeeKind } from "@sayara/domain/pricing/fees/FeeKind";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import type { Language } from "@sayara/domain/language/Language";
import type { SecondFactorMethod } from "@sayara/domain/account/SecondFactorMethod";
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import type { AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import type { MessageKind } from "@sayara/domain/notification/MessageKind";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import type { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import type { DocumentRefusalReason } from "@sayara/domain/supplier/papers/DocumentRefusalReason";
import type { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import type { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import type { PaidPlan } from "@sayara/domain/subscription/planChange";
import type { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { RefundMethod } from "@sayara/domain/payment/RefundMethod";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import type { Moment } from "../format/calendarFields.ts";

/**
 * A booking in an email. Moments are `Date`s or ISO 8601 strings with an offset, so that the outbox can store them as
 * JSON. Money is in decimal units of `currency`.
 */
export type MailedBooking = {
  reference: string;
  carName: string;
  supplierName: string;
  pickUpPlace: string;
  dropOffPlace: string;
  from: Moment;
  to: Moment;
  total: number;
  currency: string;
  /** Security deposit. −1: not blocked on the card; 0: none. Absent in emails of earlier versions. */
  deposit?: number;
  /** Names in each language. Absent if there are none. */
  extras?: { name: Readonly<Record<Language, string>>; count: number }[];
  /** Fees of the agency with their prices. Absent if there are none. */
  fees?: { kind: FeeKind | Unknown; price: number }[];
  /** The promo code and the amount that it deducts. Absent without a code. */
  promo?: { code: string; reduction: number };
  /** Address for the delivery of the car. Absent without delivery. */
  deliveryAddress?: string;
  /** Address for the collection of the car. Absent without collection. */
  collectionAddress?: string;
};

/**
 * Conditions that a driver must be prepared for. `deposit`: −1 if not blocked on the card, 0 if none.
 * `maximumExcess`: null if none is stated.
 */
export type MailedPlan = {
  deposit: number;
  /** The highest deposit, if the methods have different deposits. */
  depositUpTo?: number;
  maximumExcess: number | null;
  minimumAge: number;
};

/** Meeting place of an agency at a location. `map` is a link. `instructions` is empty if there are none. */
export type MailedMeetingPlace = { instructions: string; map: string };

/**
 * Terms for the refund of a cancellation [CN2–CN6]. `fee`: fee of the cancellation option, 0 if included,
 * null without the option. `until`: end of the period in which everything but the fee is refunded, null if it
 * has passed.
 */
export type MailedCancelTerms = { hasPaid: boolean; fee: number | null; until: Moment | null };

/** Meeting place and contact details of the agency. */
export type MailedMeeting = {
  meetingPlace?: MailedMeetingPlace;
  supplierPhone?: string;
  supplierAddress?: string;
};

/** Contents of a confirmation email other than the booking. Emails of earlier versions may lack some of them. */
export type MailedConfirmation = MailedMeeting & {
  plan: MailedPlan;
  cancelTerms?: MailedCancelTerms;
  /** A link to the car's photo. */
  picture?: string;
};

/** An available car, with a link to its page for the same places and times. `difference`: as in `MailedOffer`. */
export type MailedCar = MailedOffer["cars"][number] & { link: string };

/**
 * Cause of a cancellation, and the amounts returned to the card and at the agency's desk. Causes: cancelled
 * by the agency, request declined by the agency, requested by the driver, request withdrawn by the driver,
 * cancelled by an admin, the driver did not come.
 */
export type MailedCancellation = {
  cause: "agency" | "declined" | "request" | "withdrawn" | "admin" | "noShow";
  hasPaid: boolean;
  toCard: number;
  atDesk: number;
};

/**
 * Other cars that a driver may move to before `until`. `difference`: the new total less that of the cancelled booking.
 */
export type MailedOffer = {
  until: Moment;
  cars: { carName: string; supplierName: string; total: number; difference: number }[];
};

/** A payment by card or at the agency. `due` is the amount then left to pay at the agency, 0 if all is paid. */
export type MailedPayment = {
  payment: { amount: number; reference: string | null; at: Moment; atAgency?: boolean };
  due: number;
};

/**
 * An edit of a booking. `earlier`: the booking before the edit. `payment`: payment made for the edit, if one was due
 * first. `due`: amount left to pay at the agency. `toCard` and `atDesk`: amounts returned to the card and at the
 * agency's desk.
 */
export type MailedEdit = {
  earlier: Pick<MailedBooking, "pickUpPlace" | "dropOffPlace" | "from" | "to" | "total">;
  payment?: MailedPayment["payment"];
  due: number;
  toCard: number;
  atDesk: number;
};

/** A booking changed by a bulk action. `atDesk`: amount to return at the agency's desk, 0 if none. */
export type MailedChange = Pick<MailedBooking, "reference" | "carName" | "from" | "to" | "currency"> & {
  driverName: string;
  atDesk: number;
};

/** Data of each kind of email. Every `link` is an absolute http(s) URL. */
export type MailData = {
  /** To the driver, after a pay-later request. */
  bookingRequested: {
    driverName: string;
    booking: MailedBooking;
    /** Deadline at which the request lapses if the agency does not respond [BK4]. */
    answerBy: Moment;
    /** Guests only: end of the hold, unless the guest confirms on the linked page [BK5]. */
    openLinkBy?: Moment;
    link: string;
    /** Guests only: the link for setting a password, and its expiry. */
    password?: { link: string; expiresAt: Moment };
  };
  /** To the agency: a pay-later request to respond to. */
  bookingRequestReceived: {
    booking: MailedBooking;
    driverName: string;
    driverEmail: string;
    driverPhone?: string;
    answerBy: Moment;
    link: string;
  };
  /** To a guest whose checkout created an account, with a link to set its password. */
  accountActivation: { name: string; link: string; expiresAt: Moment };
  /** After a sign-up, with a link that confirms the email address. */
  addressConfirmation: { name: string; link: string; expiresAt: Moment };
  /** To a pending email address, with a link that switches the account to it. */
  newAddressConfirmation: { name: string; link: string; expiresAt: Moment };
  passwordReset: { name: string; link: string; expiresAt: Moment };
  /** A message of an administrator to a client. `text` has paragraphs, separated by line breaks. */
  clientMessage: { name: string; subject: string; text: string; link: string };
  /** A message of administrators to many accounts, as `clientMessage`. `purpose` decides what its footer says. */
  audienceMessage: { name: string; subject: string; text: string; purpose: MessageKind };
  /** `link` opens the password reset, in case the owner did not make the change. */
  passwordChanged: { name: string; changedAt: Moment; link: string };
  /**
   * To the current address, when another one is requested. `link` undoes the request until `undoUntil` [AC7]. Without
   * `undoUntil`, it opens the contact page.
   */
  emailChangeAsked: { name: string; newEmail: string; askedAt: Moment; link: string; undoUntil?: Moment };
  /** To the current address of an account without a password, with a link that allows the new address [AC6]. */
  emailChangePermission: { name: string; newEmail: string; link: string; expiresAt: Moment };
  /** To the old address. `link` undoes the change until `undoUntil`. Without `undoUntil`, it opens the contact page. */
  emailChanged: { name: string; newEmail: string; changedAt: Moment; link: string; undoUntil?: Moment };
  /** To a person whom an agency's owner invites to the team. */
  teamInvitation: { inviter: string; agency: string; role: SupplierRole; link: string; expiresAt: Moment };
  /** To the owner of an account, with the code that authorizes downloading or deleting its data. */
  accountCode: { name: string; code: string; expiresAt: Moment };
  /** With the code for signing in [SF1]. */
  signInCode: { name: string; code: string; expiresAt: Moment };
  /** `link` opens the password reset, in case the owner did not make the change [SF5]. */
  secondFactorChanged: { name: string; method: SecondFactorMethod | "none"; changedAt: Moment; link: string };
  /** `link` opens the password reset, in case the owner did not make the change [PK4]. */
  passkeyChanged: {
    name: string;
    change: "added" | "removed";
    /** The passkey's name, chosen by its owner. */
    passkey: string;
    changedAt: Moment;
    link: string;
  };
  /** `link` opens the password reset, in case the owner did not make the change [SF6]. */
  recoveryCodesChanged: {
    name: string;
    change: "used" | "made";
    /** Number of codes that are left. */
    remaining: number;
    changedAt: Moment;
    link: string;
  };
  /** To the former owner of a deleted account. `link` opens the privacy page. */
  accountDeleted: { name: string; deletedAt: Moment; link: string };
  /** To the owner of a registered address that was entered again, on sites that keep registered addresses secret. */
  alreadyRegistered: { name: string; attempt: "signUp" | "checkout" | "newAddress"; link: string };
  /** To the site's team. The sender's address is unverified. */
  contactMessage: { from: string; subject: string; message: string };
  /** To the driver: the payment has arrived and the booking is confirmed. Serves as the receipt. */
  bookingConfirmed: MailedPayment &
    MailedConfirmation & {
      driverName: string;
      booking: MailedBooking;
      /** The part of the payment that is returned, 0 if none. */
      returned: number;
      link: string;
      /** Guests only: the link for setting a password, and its expiry. */
      password?: { link: string; expiresAt: Moment };
    };
  /** To the driver: a payment for an already confirmed booking has arrived. Serves as the receipt. */
  paymentReceived: MailedPayment & {
    driverName: string;
    booking: MailedBooking;
    /** The part of the payment that is returned, 0 if none. */
    returned: number;
    link: string;
  };
  /** To the agency: a booking was paid online. `isNew`: the payment confirmed the booking. */
  bookingPaid: MailedPayment & {
    booking: MailedBooking;
    driverName: string;
    driverEmail: string;
    driverPhone?: string;
    isNew: boolean;
    link: string;
  };
  /** To the agency: a confirmed booking has moved to one of its cars. `due` is paid at its desk. */
  bookingReceived: {
    booking: MailedBooking;
    driverName: string;
    driverEmail: string;
    driverPhone?: string;
    due: number;
    link: string;
  };
  /** To the driver: a payment that could not be applied to the booking is returned. */
  paymentReturned: {
    driverName: string;
    booking: MailedBooking;
    amount: number;
    reason: "late_payment" | "paid_twice" | "late_edit";
    link: string;
  };
  /** To the driver: staff returned `amount` on the date `on`, `YYYY-MM-DD`. `note` is empty if there is none. */
  refundReturned: {
    driverName: string;
    booking: MailedBooking;
    amount: number;
    method: RefundMethod;
    on: string;
    note: string;
    by: "agency" | "admin";
    link: string;
  };
  /** To the agency: a payment came too late and is returned. The booking is cancelled. */
  latePaymentReturned: { booking: MailedBooking; driverName: string; amount: number; link: string };
  /** To the driver: the agency did not respond to the request before the deadline. */
  requestLapsed: {
    driverName: string;
    booking: MailedBooking;
    /** Available cars of agencies that take requests, at most three [NO9]. Absent if there are none. */
    cars?: MailedCar[];
    /** Link to the search of all available cars. */
    searchLink?: string;
    link: string;
  };
  /** To the agency: a request lapsed without a response. */
  requestUnanswered: { booking: MailedBooking; driverName: string; link: string };
  /**
   * To a guest who chose to pay online, with a link to the payment page. Sent where the page must not reveal registered
   * addresses.
   */
  paymentAwaited: { driverName: string; booking: MailedBooking; payBy: Moment; link: string };
  /**
   * To the driver: a code to enter on the booking's page before paying, changing or cancelling the booking there [RO4].
   */
  bookingCode: { driverName: string; reference: string; code: string; expiresAt: Moment };
  /** To a guest who requested the link to the booking again. */
  bookingLink: { driverName: string; booking: MailedBooking; link: string };
  /** To the driver who revoked the signed links of a booking. `link` is the new one. */
  linksRevoked: { driverName: string; booking: MailedBooking; revokedAt: Moment; link: string };
  /** To the driver: the agency accepted the request. `due` is payable at the agency. */
  requestAccepted: MailedConfirmation & {
    driverName: string;
    booking: MailedBooking;
    due: number;
    link: string;
  };
  /**
   * To the driver: the booking is cancelled. `reason`: as written by the staff. `offer`: other cars that the driver may
   * move to.
   */
  bookingCancelled: MailedCancellation & {
    driverName: string;
    booking: MailedBooking;
    reason?: string;
    offer?: MailedOffer;
    link: string;
  };
  /**
   * To the driver who moved a cancelled booking to another car. `from`: the cancelled booking. `answerBy`: the agency's
   * deadline to respond, null if the booking is confirmed.
   */
  bookingMoved: Partial<MailedConfirmation> & {
    driverName: string;
    booking: MailedBooking;
    from: { reference: string; supplierName: string };
    /** Total of the cancelled booking. Absent in emails of earlier versions. */
    earlierTotal?: number;
    /** Options of the cancelled booking that the new car does not offer. */
    missingOptions?: RentalOption[];
    /** Names of the extras of the cancelled booking, which a move leaves behind. */
    missingExtras?: Readonly<Record<Language, string>>[];
    carried: number;
    refund: number;
    leftAtDesk: number;
    due: number;
    answerBy: Moment | null;
    link: string;
  };
  /** To the agency: someone outside its staff cancelled a booking of one of its cars. */
  bookingCancelledForAgency: MailedCancellation & {
    driverName: string;
    booking: MailedBooking;
    link: string;
  };
  /** To the driver: the cancellation request has arrived. At least `guaranteed` is returned. */
  cancellationRequested: {
    driverName: string;
    booking: MailedBooking;
    guaranteed: number;
    hasPaid: boolean;
    link: string;
  };
  /** To the agency: a driver's cancellation request to decide on. */
  cancellationToDecide: {
    driverName: string;
    driverEmail: string;
    driverPhone?: string;
    booking: MailedBooking;
    guaranteed: number;
    hasPaid: boolean;
    link: string;
  };
  /** To the driver: the booking was changed. */
  bookingEdited: MailedEdit & { driverName: string; booking: MailedBooking; link: string };
  /** To the agency: the driver changed a booking of one of its cars. */
  bookingEditedForAgency: MailedEdit & {
    driverName: string;
    driverEmail: string;
    driverPhone?: string;
    booking: MailedBooking;
    link: string;
  };
  /** To the driver: the cancellation request was declined. The booking stands. */
  cancellationDeclined: { driverName: string; booking: MailedBooking; link: string };
  /** To the driver, on the day before pick-up [NO7]. `due` is payable at the agency. */
  pickUpReminder: MailedConfirmation & {
    driverName: string;
    booking: MailedBooking;
    due: number;
    link: string;
  };
  /** To the driver, before drop-off [NO7]. The meeting place is where the car is dropped off. */
  dropOffReminder: MailedMeeting & {
    driverName: string;
    booking: MailedBooking;
    fuelPolicy: FuelPolicy | Unknown;
    link: string;
  };
  /** To the driver, after drop-off [NO7]. `link` opens the review page. */
  reviewInvitation: {
    driverName: string;
    booking: MailedBooking;
    link: string;
    /** Only for an account with no sign-in method: the link for setting a password, and its expiry. */
    password?: { link: string; expiresAt: Moment };
  };
  /** To a driver who opted in: an online payment was started but not finished [NO8]. `picture` is a link. */
  checkoutReminder: { driverName: string; booking: MailedBooking; picture?: string; link: string };
  /**
   * To a driver who asked for it: saved cars that are cheaper than `before`, the last total known to the
   * driver, or that are available again [SV5]. `link` opens the saved cars.
   */
  savedCarsChanged: { name: string; cars: MailedSavedCar[]; link: string };
  /** To the driver: the request for other dates was declined with `reason`, or lapsed (null). */
  changeDeclined: { driverName: string; booking: MailedBooking; reason: string | null; link: string };
  /**
   * To an agency or a driver: what is missing from the account, or the number of unanswered requests and when the first
   * one lapses.
   */
  reminder: {
    name: string;
    reminder: AutomatedReminder;
    waiting?: { number: number; answerBy: Moment };
    link: string;
  };
  /** To a member of the agency: it was accepted, or refused with a reason [JN4]. */
  supplierDecided: { name: string; supplierName: string; reason: string | null; link: string };
  /** To an administrator: an agency applied [JN3]. */
  supplierSubmitted: { name: string; supplierName: string; city: string; link: string };
  /**
   * To a member of the agency: a document was accepted, or refused with a reason [DR1]. A standard reason has
   * a code; the code's text replaces `reason` [DR2].
   */
  documentDecided: {
    name: string;
    document: MailedDocument;
    reason: string | null;
    reasonCode: DocumentRefusalReason | null;
    link: string;
  };
  /**
   * To a member of the agency: a document expires soon [DC5]. `stopsRentals`: rentals that end after
   * `expiresOn` are not offered until a new document is accepted [DC3].
   */
  documentExpires: {
    name: string;
    document: MailedDocument;
    expiresOn: CalendarDate;
    stopsRentals: boolean;
    link: string;
  };
  /**
   * To an agency's owners and accountants: its statement of a month is issued [ST1]. Amounts in `currency`; `closing` is
   * the balance, below 0 if the agency owes it.
   */
  statementIssued: {
    name: string;
    agency: string;
    number: string;
    /** Such as `2026-11`. */
    month: string;
    toCollect: number;
    toPayOut: number;
    closing: number;
    currency: string;
    link: string;
  };
  /**
   * To an agency's owners: the bank account for its payouts was set or changed [PO2]. `digits`: the last
   * digits of the account. `heldUntil`: when the first payout to it may be made [PO3].
   */
  bankAccountChanged: {
    name: string;
    agency: string;
    digits: string;
    /** Name of the person who changed the account. */
    person: string;
    changedAt: Moment;
    heldUntil: Moment;
    link: string;
  };
  /** To an agency's owners and accountants: a statement is not paid [DB3]. `isLast`: no further reminder follows. */
  debtReminder: {
    name: string;
    agency: string;
    number: string;
    month: string;
    outstanding: number;
    currency: string;
    issuedAt: Moment;
    isLast: boolean;
    link: string;
  };
  /**
   * To an agency's owners: the receipt of an online payment for the statement `number`, or for the balance if
   * `number` is null [DB8]. `balance`: the balance after the payment, below 0 if the agency owes money.
   */
  balancePaid: {
    name: string;
    agency: string;
    number: string | null;
    amount: number;
    reference: string;
    currency: string;
    paidAt: Moment;
    balance: number;
    link: string;
  };
  /**
   * To an agency's owners and accountants: the period of its plan ends, and no further period is paid [SU6].
   * `endDate`: the last day. `nextPlan` costs `price` in `currency` each billing period.
   */
  planEnds: {
    name: string;
    agency: string;
    subscription: PaidPlan;
    isTrial: boolean;
    endDate: CalendarDate;
    nextPlan: PaidPlan;
    billingPeriod: BillingPeriod;
    price: number;
    currency: string;
    /** The plan that follows without a payment: `free`, unless another plan is granted. */
    afterwards: SubscriptionPlan;
    link: string;
  };
  /** To an agency's owners and accountants: it has had the free plan since the day after `endDate` [SU6]. */
  planLapsed: {
    name: string;
    agency: string;
    subscription: PaidPlan;
    isTrial: boolean;
    endDate: CalendarDate;
    link: string;
  };
  /**
   * To a member of the agency: events of a calendar overlap bookings, or blocks if `reference` is null [CF9].
   * `more`: number of conflicts that are not listed.
   */
  calendarConflicts: {
    name: string;
    calendar: string;
    carName: string;
    conflicts: { from: Moment; to: Moment; reference: string | null }[];
    more: number;
    link: string;
  };
  /** To a member of the agency: the bookings changed by a bulk action [NO6]. */
  bookingsChanged: {
    name: string;
    event: "booking_confirmed" | "booking_cancelled" | "payment_received";
    bookings: MailedChange[];
    link: string;
  };
  /** To anyone who enabled it: a notification without a dedicated email. */
  notification: { name: string; event: NotificationKind; booking: MailedBooking; link: string };
};

/** A saved car that has changed, with its total in dinars and the link to its page. */
export interface MailedSavedCar {
  news: "cheaper" | "free";
  carName: string;
  supplierName: string;
  pickUpPlace: string;
  from: Moment;
  to: Moment;
  total: number;
  before?: number;
  link: string;
}

/** A kind of email, as stored in the outbox. */
export type MailKind = keyof MailData;

/** A document of an agency in a mail. `title` is empty except for the type `autre`. */
export interface MailedDocument {
  type: SupplierDocumentType;
  title: string;
  /** Null for a document of the agency itself. */
  carName: string | null;
}
