import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to the driver with the code that proves access to the mailbox. It has no link, which could open in
 * another browser.
 */
export function bookingCode(data: MailData["bookingCode"], { t, formats }: MailContext): MailContent {
  const { code, reference } = data;
  return {
    subject: t({ ...messages.subject, values: { code, reference } }),
    heading: t({ ...messages.heading, values: { code } }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.body, values: { reference } }),
    ],
    notes: [
      t({ ...messages.until, values: { deadline: formats.dateTime(data.expiresAt) } }),
      t(messages.notYou),
    ],
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.bookingCode.subject", message: "{code}: your code for booking {reference}" },
  heading: /*i18n*/ { id: "mail.bookingCode.heading", message: "Your code: {code}" },
  body: /*i18n*/ {
    id: "mail.bookingCode.body",
    message:
      "Type this code on the page of booking {reference} that asked for it. It shows that the booking is yours before it is paid, changed or cancelled.",
  },
  until: /*i18n*/ { id: "mail.bookingCode.until", message: "It works once, until {deadline}." },
  notYou: /*i18n*/ {
    id: "mail.bookingCode.notYou",
    message:
      "Give it to nobody: we never ask for it by phone or message. If you did not ask for it, somebody else has the link to your booking; without the code they can change nothing.",
  },
};
