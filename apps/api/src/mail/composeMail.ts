import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import type { MailedMeeting } from "@sayara/i18n/mails/MailData";
import { type MailedFile, renderMail } from "@sayara/i18n/mails/renderMail";
import type { RenderedMail } from "@sayara/i18n/mails/renderMail";
import type { Selectable } from "kysely";
import * as v from "valibot";
import { linkToken } from "#api/links/oneUseLink.ts";
import { accountCode } from "#api/links/accountCode.ts";
import { bookingCode } from "#api/links/bookingCode.ts";
import { unsubscribeToken } from "#api/links/unsubscribeLink.ts";
import type { Config } from "#api/config/readConfig.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import { StoredMail } from "./Mail.ts";
import { bookingLink, pageLink, reminderLink } from "./mailLinks.ts";

/** Attachment of a mail. */
export interface MailAttachment {
  kind: MailedFile;
  filename: string;
  contentType: string;
  content: Buffer<ArrayBuffer>;
}

export interface ComposedMail extends RenderedMail {
  to: { name: string; address: string };
  /** Address for replies, if it is not the sender. Unverified. */
  replyTo?: string;
  attachments?: MailAttachment[];
  /** URL that turns notification mails off by a POST (RFC 8058), if the mail obeys the switch. */
  unsubscribe?: string;
}

/** Columns of an outbox row from which its message is rendered. */
export type OutboxMessage = Pick<
  Selectable<OutboxRow>,
  "kind" | "user_id" | "language" | "recipient_name" | "recipient_address" | "data"
>;

/**
 * Renders a mail of the outbox in the recipient's language, with links signed now.
 *
 * @param attached the files that are sent with it
 */
export function composeMail(
  row: OutboxMessage,
  config: Config,
  attached: readonly MailedFile[] = [],
): ComposedMail {
  const to = { name: row.recipient_name, address: row.recipient_address };
  const mail = v.parse(StoredMail, { kind: row.kind, ...row.data });
  const { language, user_id: userId } = row;
  const token = userId === null ? undefined : unsubscribeToken(config.secret, userId);
  const commonInput = {
    language,
    timeZone: config.business.timeZone,
    brand: config.siteName,
    attachments: attached,
    ...(token !== undefined && {
      unsubscribeLink: pageLink(config, "/unsubscribe", { t: token, l: language }),
    }),
  };
  const replyTo = mail.kind === "contactMessage" && { replyTo: mail.from };
  const unsubscribe = token !== undefined && { unsubscribe: `${config.publicUrl}/api/unsubscribe/${token}` };
  return { to, ...replyTo, ...unsubscribe, ...renderByKind(mail, to.address, commonInput, config) };
}

type CommonInput = Pick<
  Parameters<typeof renderMail>[0],
  "language" | "timeZone" | "brand" | "unsubscribeLink" | "attachments"
>;

function renderByKind(
  mail: StoredMail,
  address: string,
  commonInput: CommonInput,
  config: Config,
): RenderedMail {
  switch (mail.kind) {
    case "accountActivation":
    case "addressConfirmation":
    case "newAddressConfirmation":
    case "passwordReset": {
      const { kind, userId, tokenSeed, ...data } = mail;
      const query = { u: userId, e: address, t: linkToken(config.secret, "mailed_tokens", tokenSeed) };
      const page = kind === "passwordReset" ? "/reset-password" : "/activate";
      return renderMail({ ...commonInput, kind, data: { ...data, link: pageLink(config, page, query) } });
    }
    case "passwordChanged": {
      const { kind, ...data } = mail;
      return renderMail({
        ...commonInput,
        kind,
        data: { ...data, link: pageLink(config, "/forgot-password") },
      });
    }
    case "emailChangePermission": {
      const { kind, userId, tokenSeed, ...data } = mail;
      const query = { u: userId, e: address, t: linkToken(config.secret, "mailed_tokens", tokenSeed) };
      return renderMail({
        ...commonInput,
        kind,
        data: { ...data, link: pageLink(config, "/allow-email-change", query) },
      });
    }
    case "emailChangeAsked": {
      const { kind, name, newEmail, askedAt } = mail;
      const data = { name, newEmail, askedAt, ...undoLinkOf(config, address, mail) };
      return renderMail({ ...commonInput, kind, data });
    }
    case "emailChanged": {
      const { kind, name, newEmail, changedAt } = mail;
      const data = { name, newEmail, changedAt, ...undoLinkOf(config, address, mail) };
      return renderMail({ ...commonInput, kind, data });
    }
    case "accountCode": {
      const { kind, accountCodeSeed, ...data } = mail;
      return renderMail({
        ...commonInput,
        kind,
        data: { ...data, code: accountCode(config.secret, accountCodeSeed) },
      });
    }
    case "accountDeleted": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: pageLink(config, "/privacy") } });
    }
    case "alreadyRegistered": {
      const { kind, returnTo, ...data } = mail;
      const link = pageLink(config, "/sign-in", returnTo === undefined ? {} : { from: returnTo });
      return renderMail({ ...commonInput, kind, data: { ...data, link } });
    }
    case "contactMessage": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data });
    }
    case "bookingRequested": {
      const link = bookingLink(config, mail, mail.openLinkBy !== undefined);
      const data = { ...mail, link, ...passwordLink(config, address, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingConfirmed": {
      const link = bookingLink(config, mail, mail.isGuest);
      const data = { ...mail, ...confirmationOf(config, mail), link, ...passwordLink(config, address, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "pickUpReminder": {
      const link = bookingLink(config, mail, mail.isGuest);
      const data = { ...mail, ...confirmationOf(config, mail), link };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "dropOffReminder": {
      const data = { ...mail, ...meetingOf(mail), link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "reviewInvitation": {
      const link = pageLink(config, "/review", { b: mail.bookingId });
      const data = { ...mail, link, ...passwordLink(config, address, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "checkoutReminder": {
      const data = { ...mail, ...photoOf(config, mail), link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "paymentReceived": {
      const data = { ...mail, link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "paymentReturned": {
      const data = { ...mail, link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "refundReturned": {
      const data = { ...mail, link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "requestLapsed": {
      const link = bookingLink(config, mail, mail.isGuest);
      const data = { ...mail, ...otherCarsOf(config, mail), link };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "requestAccepted": {
      const link = bookingLink(config, mail, mail.isGuest);
      const data = { ...mail, ...confirmationOf(config, mail), link };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingCancelled": {
      const data = { ...mail, link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingMoved": {
      const link = bookingLink(config, mail, mail.isGuest);
      const { confirmation } = mail;
      const confirmationData = confirmation && { ...confirmation, ...confirmationOf(config, confirmation) };
      const data = { ...mail, ...confirmationData, link };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "cancellationRequested": {
      const data = { ...mail, link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingEdited": {
      const data = { ...mail, link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingEditedForAgency": {
      const data = { ...mail, link: bookingLink(config, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "cancellationDeclined": {
      const data = { ...mail, link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "changeDeclined": {
      const data = { ...mail, link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingReceived": {
      const data = { ...mail, link: bookingLink(config, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingCancelledForAgency": {
      const data = { ...mail, link: bookingLink(config, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "cancellationToDecide": {
      const data = { ...mail, link: bookingLink(config, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingRequestReceived": {
      const data = { ...mail, link: bookingLink(config, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingPaid": {
      const data = { ...mail, link: bookingLink(config, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "latePaymentReturned": {
      const data = { ...mail, link: bookingLink(config, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingCode": {
      const { kind, codeSeed, ...data } = mail;
      return renderMail({
        ...commonInput,
        kind,
        data: { ...data, code: bookingCode(config.secret, codeSeed) },
      });
    }
    case "paymentAwaited": {
      const data = { ...mail, link: bookingLink(config, mail, true) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "notification": {
      const { readerName: name, event, booking } = mail;
      const data = { name, event, booking, link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingsChanged": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: pageLink(config, "/bookings") } });
    }
    case "reminder": {
      const { name, reminder, waiting } = mail;
      const link = reminderLink(config, mail);
      const data = { name, reminder, link, ...(waiting && { waiting }) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingLink":
    case "linksRevoked": {
      const data = { ...mail, link: bookingLink(config, mail, true) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "requestUnanswered": {
      const data = { ...mail, link: bookingLink(config, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
  }
}

type ConfirmedMail = Extract<StoredMail, { kind: "pickUpReminder" }>;

/** Returns the links to the meeting point and the photo of a confirmed booking's mail. */
function confirmationOf(config: Config, mail: Pick<ConfirmedMail, "meetingPoint" | "carImage">) {
  return { ...meetingOf(mail), ...photoOf(config, mail) };
}

function meetingOf({
  meetingPoint,
}: Pick<ConfirmedMail, "meetingPoint">): Pick<MailedMeeting, "meetingPlace"> {
  if (meetingPoint === undefined) return {};
  const { instructions, latitude, longitude } = meetingPoint;
  const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  const map = `https://www.openstreetmap.org/?${marker}#map=17/${latitude}/${longitude}`;
  return { meetingPlace: { instructions, map } };
}

/**
 * Returns the address of the car's photo, if it has one. Mail programs show no `data:` URLs, and the drawing that
 * replaces a missing photo does not show that car.
 */
function photoOf({ publicUrl }: Config, { carImage }: Pick<ConfirmedMail, "carImage">): { picture?: string } {
  const url = carImage === undefined ? null : URL.parse(carImage, publicUrl);
  return url !== null && /^https?:$/.test(url.protocol) ? { picture: url.href } : {};
}

/** Returns links to the pages of other cars and to a search, for the places and times of a lapsed request. */
function otherCarsOf(config: Config, { others, booking }: Extract<StoredMail, { kind: "requestLapsed" }>) {
  if (others === undefined) return {};
  const { pickUp, dropOff, cars } = others;
  const { timeZone } = config.business;
  const rental = {
    from: instantToWallClock(booking.from, timeZone),
    to: instantToWallClock(booking.to, timeZone),
    ...(dropOff !== pickUp && { dropOff }),
  };
  return {
    cars: cars.map(({ slug, ...car }) => ({
      ...car,
      link: pageLink(config, `/car/${slug}`, { place: pickUp, ...rental }),
    })),
    searchLink: pageLink(config, `/search/${pickUp}`, rental),
  };
}

/** Guests only: returns the link that sets a password and leads back to the booking. */
function passwordLink(
  config: Config,
  address: string,
  {
    bookingId,
    userId,
    tokenSeed,
    expiresAt,
  }: {
    bookingId: string;
    userId?: string | undefined;
    tokenSeed?: string | undefined;
    expiresAt?: Date | undefined;
  },
): { password?: { link: string; expiresAt: Date } } {
  if (userId === undefined || tokenSeed === undefined || expiresAt === undefined) return {};
  const token = linkToken(config.secret, "mailed_tokens", tokenSeed);
  const query = { u: userId, e: address, t: token, b: bookingId };
  return { password: { link: pageLink(config, "/activate", query), expiresAt } };
}

interface UndoParts {
  userId?: string | undefined;
  undoSeed?: string | undefined;
  undoUntil?: Date | undefined;
}

/** Returns the link that undoes an email change, or the link to the contact page. */
function undoLinkOf(
  config: Config,
  address: string,
  { userId, undoSeed, undoUntil }: UndoParts,
): { link: string; undoUntil?: Date } {
  if (userId === undefined || undoSeed === undefined || undoUntil === undefined)
    return { link: pageLink(config, "/contact") };
  const query = { u: userId, e: address, t: linkToken(config.secret, "address_undos", undoSeed) };
  return { link: pageLink(config, "/undo-email-change", query), undoUntil };
}
