import type { AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import type { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import type { RefundMethod } from "@sayara/domain/payment/RefundMethod";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import type { Moment } from "../format/calendarFields.ts";

/**
 * A booking in a mail. Moments are `Date`s or ISO 8601 strings with an offset, so that the outbox can store
 * them as JSON. Money is in decimal units of `currency`.
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
  /** Security deposit. −1: not taken on the card; 0: none. Absent in mails of earlier versions. */
  deposit?: number;
};

/**
 * What a driver has to plan for. `deposit`: −1 if not taken on the card, 0 if none. Excess: null if none is
 * stated.
 */
export type MailedPlan = { deposit: number; maximumExcess: number | null; minimumAge: number };

/**
 * Where the agency hands over its cars at a place. `map` is a link. `instructions` is empty if there are
 * none.
 */
export type MailedMeetingPlace = { instructions: string; map: string };

/**
 * What a cancellation refunds [CN2–CN6]. `fee`: that of the cancellation option, 0 if included, null without
 * it. `until`: end of the period in which all but the fee is refunded, null if it is over.
 */
export type MailedCancelTerms = { hasPaid: boolean; fee: number | null; until: Moment | null };

/** Where the driver meets the agency, and how to reach it. */
export type MailedMeeting = {
  meetingPlace?: MailedMeetingPlace;
  supplierPhone?: string;
  supplierAddress?: string;
};

/**
 * What the mail of a confirmed booking contains besides the booking. Mails of earlier versions may lack
 * parts.
 */
export type MailedConfirmation = MailedMeeting & {
  plan: MailedPlan;
  cancelTerms?: MailedCancelTerms;
  /** A link to the car's photograph. */
  picture?: string;
};

/** A free car, with a link to its page for the same places and times. `difference`: as in `MailedOffer`. */
export type MailedCar = MailedOffer["cars"][number] & { link: string };

/**
 * Why a booking was cancelled, and how much is returned to the card and at the agency's desk. Causes: by the
 * agency, a request that it declined, the driver's own request, a request that the driver withdrew, or by an
 * admin.
 */
export type MailedReturn = {
  cause: "agency" | "declined" | "request" | "withdrawn" | "admin";
  hasPaid: boolean;
  toCard: number;
  atDesk: number;
};

/**
 * Other cars that a driver may move to before `until`. `difference`: the new total less the cancelled one.
 */
export type MailedOffer = {
  until: Moment;
  cars: { carName: string; supplierName: string; total: number; difference: number }[];
};

/** A payment by card or at the agency. `due` is left to pay at the agency after it, 0 if all is paid. */
export type MailedPayment = {
  payment: { amount: number; reference: string | null; at: Moment; atAgency?: boolean };
  due: number;
};

/**
 * An edit of a booking. `earlier`: the booking before it. `payment`: made for the edit, if something was due
 * first. `due`: left to pay at the agency. `toCard` and `atDesk`: returned to the card and at the agency's
 * desk.
 */
export type MailedEdit = {
  earlier: Pick<MailedBooking, "pickUpPlace" | "dropOffPlace" | "from" | "to" | "total">;
  payment?: MailedPayment["payment"];
  due: number;
  toCard: number;
  atDesk: number;
};

/** A booking of a changed selection. `atDesk` is to be returned at the agency's desk, 0 if nothing is. */
export type MailedChange = Pick<MailedBooking, "reference" | "carName" | "from" | "to" | "currency"> & {
  driverName: string;
  atDesk: number;
};

/** Data of each kind of mail. Every `link` is an absolute http(s) address. */
export type MailData = {
  /** To the driver, after a pay-later request. */
  bookingRequested: {
    driverName: string;
    booking: MailedBooking;
    /** When the request lapses without an answer [BK4]. */
    answerBy: Moment;
    /** Guests only: when the hold ends unless they confirm on the linked page [BK5]. */
    openLinkBy?: Moment;
    link: string;
    /** Guests only: the link that sets a password, and its expiry. */
    password?: { link: string; expiresAt: Moment };
  };
  /** To the agency: a pay-later request to answer. */
  bookingRequestReceived: {
    booking: MailedBooking;
    driverName: string;
    driverEmail: string;
    driverPhone?: string;
    answerBy: Moment;
    link: string;
  };
  /** To a guest whose checkout created an account: the link sets its password. */
  accountActivation: { name: string; link: string; expiresAt: Moment };
  /** After a sign-up: the link confirms the address. */
  addressConfirmation: { name: string; link: string; expiresAt: Moment };
  /** To a pending address: the link moves the account there. */
  newAddressConfirmation: { name: string; link: string; expiresAt: Moment };
  passwordReset: { name: string; link: string; expiresAt: Moment };
  /** `link` opens the password reset, for an owner who did not make the change. */
  passwordChanged: { name: string; changedAt: Moment; link: string };
  /**
   * To the current address when another is requested. `link` undoes the request until `undoUntil` [AC7];
   * without `undoUntil` it opens the contact page.
   */
  emailChangeAsked: { name: string; newEmail: string; askedAt: Moment; link: string; undoUntil?: Moment };
  /** To the current address of an account without a password: the link allows the new address [AC6]. */
  emailChangePermission: { name: string; newEmail: string; link: string; expiresAt: Moment };
  /**
   * To the old address. `link` undoes the change until `undoUntil`; without `undoUntil` it opens the contact
   * page.
   */
  emailChanged: { name: string; newEmail: string; changedAt: Moment; link: string; undoUntil?: Moment };
  /** To the owner of an account: the code that permits the download of its data, or its deletion. */
  accountCode: { name: string; code: string; expiresAt: Moment };
  /** To the former owner of a deleted account. `link` opens the privacy page. */
  accountDeleted: { name: string; deletedAt: Moment; link: string };
  /**
   * To the owner of a registered address that was entered at sign-up, where registered addresses stay secret.
   */
  alreadyRegistered: { name: string; attempt: "signUp" | "checkout" | "newAddress"; link: string };
  /** To the site's team. The sender's address is unverified. */
  contactMessage: { from: string; subject: string; message: string };
  /** To the driver: the payment has arrived, so the booking is confirmed. Also the receipt. */
  bookingConfirmed: MailedPayment &
    MailedConfirmation & {
      driverName: string;
      booking: MailedBooking;
      /** The part of the payment that is returned; 0 for none. */
      returned: number;
      link: string;
      /** Guests only: the link that sets a password, and its expiry. */
      password?: { link: string; expiresAt: Moment };
    };
  /** To the driver of a booking that was confirmed before: a payment has arrived. Also the receipt. */
  paymentReceived: MailedPayment & {
    driverName: string;
    booking: MailedBooking;
    /** The part of the payment that is returned; 0 for none. */
    returned: number;
    link: string;
  };
  /** To the agency: a booking was paid online. `isNew`: it is confirmed by this payment. */
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
  /** To the driver: a payment that the booking could not take is returned. */
  paymentReturned: {
    driverName: string;
    booking: MailedBooking;
    amount: number;
    reason: "late_payment" | "paid_twice" | "late_edit";
    link: string;
  };
  /**
   * To the driver: staff has returned `amount` on the day `on`, `YYYY-MM-DD`. `note` is empty without one.
   */
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
  /** To the driver: the agency has not answered the request in time. */
  requestLapsed: {
    driverName: string;
    booking: MailedBooking;
    /** Free cars of agencies that take requests, at most three [NO9]. Absent if none is free. */
    cars?: MailedCar[];
    /** The search of all free cars. */
    searchLink?: string;
    link: string;
  };
  /** To the agency: a request has lapsed without its answer. */
  requestUnanswered: { booking: MailedBooking; driverName: string; link: string };
  /**
   * To a guest who chose to pay online, where the page must not reveal registered addresses: the page to pay
   * on.
   */
  paymentAwaited: { driverName: string; booking: MailedBooking; payBy: Moment; link: string };
  /**
   * To the driver: a code to type on the page of the booking, before it is paid, changed or cancelled there
   * [RO4].
   */
  bookingCode: { driverName: string; reference: string; code: string; expiresAt: Moment };
  /** To a guest who asked for the link to the booking again. */
  bookingLink: { driverName: string; booking: MailedBooking; link: string };
  /** To the driver, who revoked the signed links of a booking. `link` is the new one. */
  linksRevoked: { driverName: string; booking: MailedBooking; revokedAt: Moment; link: string };
  /** To the driver: the agency has accepted the request. `due` is to be paid at the agency. */
  requestAccepted: MailedConfirmation & {
    driverName: string;
    booking: MailedBooking;
    due: number;
    link: string;
  };
  /**
   * To the driver: the booking is cancelled. `reason`: in the staff's own words. `offer`: other cars that the
   * driver may move to.
   */
  bookingCancelled: MailedReturn & {
    driverName: string;
    booking: MailedBooking;
    reason?: string;
    offer?: MailedOffer;
    link: string;
  };
  /**
   * To the driver, who moved a cancelled booking to another car. `from` is the cancelled one. `answerBy`:
   * when the agency has to answer; null if the booking is confirmed.
   */
  bookingMoved: Partial<MailedConfirmation> & {
    driverName: string;
    booking: MailedBooking;
    from: { reference: string; supplierName: string };
    /** Total of the cancelled booking. Absent in mails of earlier versions. */
    earlierTotal?: number;
    /** Options of the cancelled booking that the new car does not have. */
    missingOptions?: RentalOption[];
    carried: number;
    refund: number;
    leftAtDesk: number;
    due: number;
    answerBy: Moment | null;
    link: string;
  };
  /** To the agency: someone other than its own staff has cancelled a booking of one of its cars. */
  bookingCancelledForAgency: MailedReturn & { driverName: string; booking: MailedBooking; link: string };
  /** To the driver: the request to cancel has arrived. At least `guaranteed` is returned. */
  cancellationRequested: {
    driverName: string;
    booking: MailedBooking;
    guaranteed: number;
    hasPaid: boolean;
    link: string;
  };
  /** To the agency: decide on a driver's request to cancel. */
  cancellationToDecide: {
    driverName: string;
    driverEmail: string;
    driverPhone?: string;
    booking: MailedBooking;
    guaranteed: number;
    hasPaid: boolean;
    link: string;
  };
  /** To the driver: the booking is changed. */
  bookingEdited: MailedEdit & { driverName: string; booking: MailedBooking; link: string };
  /** To the agency: the driver has changed a booking of one of its cars. */
  bookingEditedForAgency: MailedEdit & {
    driverName: string;
    driverEmail: string;
    driverPhone?: string;
    booking: MailedBooking;
    link: string;
  };
  /** To the driver: the request to cancel was declined. The booking stands. */
  cancellationDeclined: { driverName: string; booking: MailedBooking; link: string };
  /** To the driver, on the day before pick-up [NO7]. `due` is to be paid at the agency. */
  pickUpReminder: MailedConfirmation & {
    driverName: string;
    booking: MailedBooking;
    due: number;
    link: string;
  };
  /** To the driver, before drop-off [NO7]. The meeting place is that of the drop-off. */
  dropOffReminder: MailedMeeting & {
    driverName: string;
    booking: MailedBooking;
    fuelPolicy: FuelPolicy | Unknown;
    link: string;
  };
  /** To the driver, after drop-off [NO7]. `link` is the review's page. */
  reviewInvitation: {
    driverName: string;
    booking: MailedBooking;
    link: string;
    /** For an account without a way to sign in: the link that sets a password, and its expiry. */
    password?: { link: string; expiresAt: Moment };
  };
  /**
   * To a driver who agreed to it: an online payment was begun but not finished [NO8]. `picture` is a link.
   */
  checkoutReminder: { driverName: string; booking: MailedBooking; picture?: string; link: string };
  /** To the driver: the request for other dates was declined with `reason`, or has lapsed (null). */
  changeDeclined: { driverName: string; booking: MailedBooking; reason: string | null; link: string };
  /**
   * To an agency or a driver: what the account lacks, or the unanswered requests and when the first one
   * lapses.
   */
  reminder: {
    name: string;
    reminder: AutomatedReminder;
    waiting?: { number: number; answerBy: Moment };
    link: string;
  };
  /** To a person of the agency: the bookings that a bulk action has changed [NO6]. */
  bookingsChanged: {
    name: string;
    event: "booking_confirmed" | "booking_cancelled" | "payment_received";
    bookings: MailedChange[];
    link: string;
  };
  /** To anyone who has enabled it: a notification that has no mail of its own. */
  notification: { name: string; event: NotificationKind; booking: MailedBooking; link: string };
};

/** A kind of mail, as the outbox stores it. */
export type MailKind = keyof MailData;
