import { renderSms } from "@sayara/i18n/mails/renderSms";
import * as v from "valibot";
import type { Config } from "#api/server/config/readConfig.ts";
import { bookingLink, reminderLink, staffBookingLink, statementLink } from "#api/messaging/mail/mailLinks.ts";
import { StoredMail } from "#api/messaging/mail/Mail.ts";
import type { OutboxMessage } from "#api/messaging/mail/composeMail.ts";

export interface ComposedSms {
  /** Phone number in E.164 format. */
  to: string;
  text: string;
}

/**
 * Renders an SMS of the outbox in the recipient's language. Its link has no token, because others may read an SMS over
 * the recipient's shoulder.
 */
export function composeSms(row: OutboxMessage, config: Config): ComposedSms {
  const content = v.parse(StoredMail, { kind: row.kind, ...row.data });
  const common = { language: row.language, brand: config.siteName };
  const to = row.recipient_address;
  if (content.kind === "reminder") {
    const event = { reminder: content.reminder, number: content.waiting?.number ?? 0 };
    return { to, text: renderSms({ ...common, event, link: reminderLink(config, content) }) };
  }
  if (content.kind === "debtReminder") {
    const { number: debt, outstanding, currency } = content;
    const event = { debt, outstanding, currency };
    return { to, text: renderSms({ ...common, event, link: statementLink(config, content) }) };
  }
  if (content.kind === "clientMessage")
    return { to, text: renderSms({ ...common, event: { message: content.text }, link: null }) };
  if (content.kind !== "notification") throw new TypeError(`${content.kind} is not sent by SMS`);
  const event = { notification: content.event, reference: content.booking.reference };
  const link = content.isForStaff ? staffBookingLink(config, content) : bookingLink(config, content);
  return { to, text: renderSms({ ...common, event, link }) };
}
