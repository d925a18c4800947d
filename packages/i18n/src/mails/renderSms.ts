import type { AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import type { Language } from "@sayara/domain/language/Language";
import { notificationMessages } from "../messages/notificationMessages.ts";
import { mailI18n } from "./mailI18n.ts";
import { toSingleLine } from "./toSingleLine.ts";
import { smsMessages } from "./smsMessages.ts";
import { normalizeWebLink } from "./normalizeWebLink.ts";

/** The event that an SMS reports: a notification about a booking, or a reminder with the number of waiting requests. */
export type SmsEvent =
  | { notification: NotificationKind; reference: string }
  | { reminder: AutomatedReminder; number: number };

/** A request for an SMS. `link` is an absolute http(s) URL. */
export type SmsRequest = { language: Language; event: SmsEvent; link: string; brand?: string };

/**
 * Renders an SMS in the recipient's language: one line, with a link.
 *
 * @example renderSms({ language: "en", event: { notification: "booking_cancelled", reference }, link })
 *
 * @throws RangeError when the link is not an absolute http(s) URL
 */
export function renderSms({ language, event, link, brand = "Sayara" }: SmsRequest): string {
  const i18n = mailI18n[language];
  const [message, values] =
    "notification" in event
      ? [notificationMessages[event.notification], { reference: event.reference }]
      : [smsMessages[event.reminder], { number: event.number }];
  const text = i18n._({ ...message, values });
  return toSingleLine(
    i18n._({ ...smsMessages.template, values: { brand, text, link: normalizeWebLink(link) } }),
  );
}
