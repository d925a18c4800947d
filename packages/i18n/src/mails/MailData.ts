import type { Moment } from "../format/calendarFields.ts";

/**
 * A booking as its mails tell it. Instants are `Date`s or ISO 8601 strings with offset, so that data may come out of
 * an outbox as they went in; money is in decimal units of `currency`.
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
};

/** What each kind of mail needs to be told. Every `link` is an absolute http(s) address. */
export type MailData = {
  /** To the driver, once a pay-later request was made. */
  bookingRequested: {
    driverName: string;
    booking: MailedBooking;
    /** When the request lapses if the agency does not answer. */
    answerBy: Moment;
    /** Guests only: the car is kept until then unless they confirm on the page of the link. */
    openLinkBy?: Moment;
    link: string;
    /** Guests only: the link that sets a password, and when it expires. */
    password?: { link: string; expiresAt: Moment };
  };
  /** To the agency, which has to answer a pay-later request. */
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
  /** To someone who signed up: the link confirms the address. */
  addressConfirmation: { name: string; link: string; expiresAt: Moment };
  /** To the address that an account is to move to: the link moves it. */
  newAddressConfirmation: { name: string; link: string; expiresAt: Moment };
  passwordReset: { name: string; link: string; expiresAt: Moment };
  /** The link leads to the way out for an owner who did not do this. */
  passwordChanged: { name: string; changedAt: Moment; link: string };
  /** To the address that an account has, at once when another is asked for: the link takes the request back. */
  emailChangeAsked: { name: string; newEmail: string; askedAt: Moment; link: string; undoUntil: Moment };
  /** To the address that an account has, where no password can be asked for: the link allows the new address. */
  emailChangePermission: { name: string; newEmail: string; link: string; expiresAt: Moment };
  /** To the old address. `link` takes the change back until `undoUntil`; without that it leads to the team. */
  emailChanged: { name: string; newEmail: string; changedAt: Moment; link: string; undoUntil?: Moment };
  /** To the owner of an account whose address somebody typed, where nobody may learn that it has one. */
  alreadyRegistered: { name: string; attempt: "signUp" | "checkout" | "newAddress"; link: string };
  /** To the site's own team. The sender's address is unverified. */
  contactMessage: { from: string; subject: string; message: string };
  /** To the driver: the agency has said yes, or the payment has arrived. */
  bookingConfirmed: {
    driverName: string;
    booking: MailedBooking;
    /** What is left to pay at the agency; 0 when everything is paid. */
    due: number;
    supplierPhone?: string;
    link: string;
  };
  bookingCancelled: {
    driverName: string;
    booking: MailedBooking;
    /** What is paid back; leave out when nothing was paid. */
    refund?: number;
    link: string;
  };
};

/** The name of a mail. */
export type MailKind = keyof MailData;
