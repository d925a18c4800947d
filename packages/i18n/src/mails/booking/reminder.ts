import type { MessageDescriptor } from "@lingui/core";
import type { AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to an agency or a driver about what is missing from their account or which requests await a
 * response.
 */
export function reminder(data: MailData["reminder"], { t, formats, brand }: MailContext): MailContent {
  const { name, reminder: kind, waiting, link } = data;
  const { subject, heading, body, button } = messages[kind];
  const values = {
    brand,
    number: waiting?.number ?? 0,
    deadline: waiting === undefined ? "" : formats.dateTime(waiting.answerBy),
  };
  const translate = (message: MessageDescriptor) => t({ ...message, values });
  return {
    subject: translate(subject),
    heading: translate(heading),
    paragraphs: [t({ ...sharedMailMessages.greeting, values: { name } }), translate(body)],
    button: { label: translate(button), link },
  };
}

type ReminderMessages = Record<"subject" | "heading" | "body" | "button", MessageDescriptor>;

const messages: Record<AutomatedReminder, ReminderMessages> = {
  supplier_no_cars: {
    subject: /*i18n*/ {
      id: "mail.reminder.supplier_no_cars.subject",
      message: "Add your first car on {brand}",
    },
    heading: /*i18n*/ {
      id: "mail.reminder.supplier_no_cars.heading",
      message: "Your agency has no cars yet",
    },
    body: /*i18n*/ {
      id: "mail.reminder.supplier_no_cars.body",
      message:
        "Drivers find your agency by its cars. Add one with its prices and photos, and it appears in the results.",
    },
    button: /*i18n*/ { id: "mail.reminder.supplier_no_cars.button", message: "Add a car" },
  },
  supplier_no_phone: {
    subject: /*i18n*/ {
      id: "mail.reminder.supplier_no_phone.subject",
      message: "Your agency on {brand} has no phone number",
    },
    heading: /*i18n*/ {
      id: "mail.reminder.supplier_no_phone.heading",
      message: "Drivers cannot call you",
    },
    body: /*i18n*/ {
      id: "mail.reminder.supplier_no_phone.body",
      message:
        "Bookings, vouchers and emails show an agency’s phone number; yours is missing. Drivers need it on the day of pick-up.",
    },
    button: /*i18n*/ { id: "mail.reminder.supplier_no_phone.button", message: "Add the phone number" },
  },
  client_no_phone: {
    subject: /*i18n*/ {
      id: "mail.reminder.client_no_phone.subject",
      message: "Add your phone number on {brand}",
    },
    heading: /*i18n*/ {
      id: "mail.reminder.client_no_phone.heading",
      message: "Your account has no phone number",
    },
    body: /*i18n*/ {
      id: "mail.reminder.client_no_phone.body",
      message:
        "With your number the agency can reach you when your flight is late or the meeting place changes, and the checkout is filled in for you.",
    },
    button: /*i18n*/ { id: "mail.reminder.client_no_phone.button", message: "Open my settings" },
  },
  supplier_pending_booking: {
    subject: /*i18n*/ {
      id: "mail.reminder.supplier_pending_booking.subject",
      message:
        "{number, plural, one {A request is waiting. It expires on {deadline}} other {# requests are waiting. The first expires on {deadline}}}",
    },
    heading: /*i18n*/ {
      id: "mail.reminder.supplier_pending_booking.heading",
      message:
        "{number, plural, one {A booking request waits for your answer} other {# booking requests wait for your answer}}",
    },
    body: /*i18n*/ {
      id: "mail.reminder.supplier_pending_booking.body",
      message:
        "{number, plural, one {Without an answer by {deadline} the request expires automatically and the driver looks elsewhere.} other {Without an answer by {deadline} the first of them expires automatically and its driver looks elsewhere.}}",
    },
    button: /*i18n*/ { id: "mail.reminder.supplier_pending_booking.button", message: "Answer" },
  },
};
