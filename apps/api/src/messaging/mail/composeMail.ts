import { type MailedFile, renderMail } from "@sayara/i18n/mails/renderMail";
import type { RenderedMail } from "@sayara/i18n/mails/renderMail";
import type { Selectable } from "kysely";
import * as v from "valibot";
import { linkToken } from "#api/security/links/oneUseLink.ts";
import { invitationToken } from "#api/security/links/invitationToken.ts";
import { accountCode } from "#api/security/links/accountCode.ts";
import { bookingCode } from "#api/security/links/bookingCode.ts";
import { unsubscribeToken } from "#api/security/links/unsubscribeLink.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import { StoredMail } from "./Mail.ts";
import {
  confirmationOf,
  meetingOf,
  otherCarsOf,
  passwordLink,
  photoOf,
  savedCarsOf,
  undoLinkOf,
} from "./linkedFacts.ts";
import {
  bookingLink,
  pageLink,
  portalLink,
  reminderLink,
  staffBookingLink,
  staffLink,
  statementLink,
} from "./mailLinks.ts";

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
  /** URL that turns notification mails off by a POST (RFC 8058), if the switch applies to the mail. */
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
 * @param attached kinds of the files attached to the mail
 */
export function composeMail(
  row: OutboxMessage,
  config: Config,
  attached: readonly MailedFile[] = [],
): ComposedMail {
  const to = { name: row.recipient_name, address: row.recipient_address };
  const mail = v.parse(StoredMail, { kind: row.kind, ...row.data });
  const { language, user_id: userId } = row;
  const messageId = mail.kind === "audienceMessage" ? mail.messageId : undefined;
  const isPriceAlert = mail.kind === "savedCarsChanged";
  const token =
    userId === null ? undefined : unsubscribeToken(config.secret, { userId, messageId, isPriceAlert });
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
      const { kind, userId, tokenSeed, isForPortal = false, ...data } = mail;
      const query = { u: userId, e: address, t: linkToken(config.secret, "mailed_tokens", tokenSeed) };
      const page = kind === "passwordReset" ? "/reset-password" : "/activate";
      const link = (isForPortal ? portalLink : pageLink)(config, page, query);
      return renderMail({ ...commonInput, kind, data: { ...data, link } });
    }
    case "passwordChanged":
    case "secondFactorChanged":
    case "passkeyChanged":
    case "recoveryCodesChanged":
    case "bankAccountChanged": {
      const data = { ...mail, link: pageLink(config, "/forgot-password") };
      return renderMail({ ...commonInput, kind: mail.kind, data });
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
    case "signInCode": {
      const { kind, signInCodeSeed, ...data } = mail;
      return renderMail({
        ...commonInput,
        kind,
        data: { ...data, code: accountCode(config.secret, signInCodeSeed) },
      });
    }
    case "teamInvitation": {
      const { kind, invitationSeed, ...data } = mail;
      const query = { t: invitationToken(config.secret, invitationSeed) };
      const link = pageLink({ webUrl: config.portalUrl ?? config.webUrl }, "/join-team", query);
      return renderMail({ ...commonInput, kind, data: { ...data, link } });
    }
    case "accountDeleted": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: pageLink(config, "/privacy") } });
    }
    case "alreadyRegistered": {
      const { kind, returnTo, isFromPortal = false, ...data } = mail;
      const query = returnTo === undefined ? {} : { from: returnTo };
      const link = (isFromPortal ? staffLink : pageLink)(config, "/sign-in", query);
      return renderMail({ ...commonInput, kind, data: { ...data, link } });
    }
    case "contactMessage": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data });
    }
    case "clientMessage": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: pageLink(config, "/contact") } });
    }
    case "push":
      throw new TypeError("a notification to a device is not mailed");
    case "audienceMessage": {
      const { kind, messageId: _messageId, ...data } = mail;
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
    case "bookingMoved": {
      const link = bookingLink(config, mail, mail.isGuest);
      const { confirmation } = mail;
      const confirmationData = confirmation && { ...confirmation, ...confirmationOf(config, confirmation) };
      const data = { ...mail, ...confirmationData, link };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "paymentReceived":
    case "paymentReturned":
    case "refundReturned":
    case "bookingCancelled":
    case "cancellationRequested":
    case "bookingEdited":
    case "cancellationDeclined":
    case "changeDeclined": {
      const data = { ...mail, link: bookingLink(config, mail, mail.isGuest) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingEditedForAgency":
    case "bookingReceived":
    case "bookingCancelledForAgency":
    case "cancellationToDecide":
    case "bookingRequestReceived":
    case "bookingPaid":
    case "latePaymentReturned":
    case "requestUnanswered": {
      const data = { ...mail, link: staffBookingLink(config, mail) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "paymentAwaited":
    case "bookingLink":
    case "linksRevoked": {
      const data = { ...mail, link: bookingLink(config, mail, true) };
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
    case "notification": {
      const { readerName: name, event, booking } = mail;
      const link = mail.isForStaff ? staffBookingLink(config, mail) : bookingLink(config, mail, mail.isGuest);
      // Links straight to the messages, where the reader can reply.
      const place = event === "message_received" || event === "messages_reported" ? "#booking-messages" : "";
      const data = { name, event, booking, link: `${link}${place}` };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "bookingsChanged": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: staffLink(config, "/bookings") } });
    }
    case "savedCarsChanged": {
      const { kind, ...data } = mail;
      const cars = savedCarsOf(config, mail);
      return renderMail({ ...commonInput, kind, data: { ...data, cars, link: pageLink(config, "/saved") } });
    }
    case "reminder": {
      const { name, reminder, waiting } = mail;
      const link = reminderLink(config, mail);
      const data = { name, reminder, link, ...(waiting && { waiting }) };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
    case "supplierDecided": {
      const { kind, ...data } = mail;
      const link = portalLink(config, data.reason === null ? "/" : "/start");
      return renderMail({ ...commonInput, kind, data: { ...data, link } });
    }
    case "supplierSubmitted": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: portalLink(config, "/queue") } });
    }
    case "calendarConflicts": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: portalLink(config, "/calendars") } });
    }
    case "statementIssued": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: statementLink(config, mail) } });
    }
    case "debtReminder": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: statementLink(config, mail) } });
    }
    case "balancePaid": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: portalLink(config, "/money") } });
    }
    case "planEnds": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: portalLink(config, "/plan") } });
    }
    case "planLapsed": {
      const { kind, ...data } = mail;
      return renderMail({ ...commonInput, kind, data: { ...data, link: portalLink(config, "/plan") } });
    }
    case "documentDecided":
    case "documentExpires": {
      const data = { ...mail, link: portalLink(config, "/papers") };
      return renderMail({ ...commonInput, kind: mail.kind, data });
    }
  }
}
