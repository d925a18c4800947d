import type { AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import type { Language } from "@sayara/domain/language/Language";
import { formatPrice } from "../format/formatPrice.ts";
import { notificationMessages } from "../messages/notificationMessages.ts";
import { mailI18n } from "./mailI18n.ts";
import { toSingleLine } from "./toSingleLine.ts";
import { smsMessages } from "./smsMessages.ts";
import { normalizeWebLink } from "./normalizeWebLink.ts";

/**
 * Content of an SMS: a notification about a booking, a reminder with the number of waiting requests, an
 * unpaid statement with its number (`debt`) and outstanding amount, or a message from an administrator.
 */
export type SmsEvent =
  | { notification: NotificationKind; reference: string }
  | { reminder: AutomatedReminder; number: number }
  | { debt: string; outstanding: number; currency: string }
  | { message: string };

/** A request for an SMS. `link` is an absolute http(s) URL; null for none. */
export type SmsRequest = { language: Language; event: SmsEvent; link: string | null; brand?: string };

/**
 * Renders an SMS in the recipient's language: one line, with a link if there is one.
 *
 * @example renderSms({ language: "en", event: { notification: "booking_cancelled", reference }, link })
 *
 * @throws RangeError when the link is not an absolute http(s) URL
 */
export function renderSms({ language, event, link, brand = "Sayara" }: SmsRequest): string {
  const i18n = mailI18n[language];
  const text = "message" in event ? event.message : i18n._(describe(event, language));
  // Trimmed: without a link, the template ends with a space.
  const values = { brand, text, link: link === null ? "" : normalizeWebLink(link) };
  return toSingleLine(i18n._({ ...smsMessages.template, values })).trim();
}

/** Returns the message of an event with its values. */
function describe(event: Exclude<SmsEvent, { message: string }>, language: Language) {
  if ("notification" in event)
    return { ...notificationMessages[event.notification], values: { reference: event.reference } };
  if ("reminder" in event) return { ...smsMessages[event.reminder], values: { number: event.number } };
  const amount = formatPrice(event.outstanding, language, event.currency);
  return { ...smsMessages.debt, values: { number: event.debt, amount } };
}
