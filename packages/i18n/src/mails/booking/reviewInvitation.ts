import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email that invites the driver to write a review after drop-off. A driver with no sign-in method sets a
 * password first.
 */
export function reviewInvitation(data: MailData["reviewInvitation"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { carName: car, supplierName: agency, reference } = data.booking;
  const { password } = data;
  return {
    subject: t({ ...messages.subject, values: { agency, reference } }),
    heading: t({ ...messages.heading, values: { agency } }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.ask, values: { agency, car } }),
    ],
    facts: bookingFacts(data.booking, context),
    button:
      password === undefined
        ? { label: t(messages.button), link: data.link }
        : { label: t(messages.passwordButton), link: password.link },
    notes: [
      ...(password === undefined
        ? []
        : [t({ ...messages.password, values: { deadline: formats.dateTime(password.expiresAt) } })]),
      t(messages.once),
    ],
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.reviewInvitation.subject", message: "How was {agency}? Booking {reference}" },
  heading: /*i18n*/ { id: "mail.reviewInvitation.heading", message: "How was your rental with {agency}?" },
  ask: /*i18n*/ {
    id: "mail.reviewInvitation.ask",
    message:
      "You have returned the car ({car}). Your review helps other drivers choose, and {agency} improve: a rating and four short answers.",
  },
  button: /*i18n*/ { id: "mail.reviewInvitation.button", message: "Write a review" },
  password: /*i18n*/ {
    id: "mail.reviewInvitation.password",
    message:
      "You booked without an account: choose a password before {deadline}, then write the review on the page of your booking.",
  },
  passwordButton: /*i18n*/ { id: "mail.reviewInvitation.passwordButton", message: "Choose a password" },
  once: /*i18n*/ {
    id: "mail.reviewInvitation.once",
    message: "This is our only message about it.",
  },
};
