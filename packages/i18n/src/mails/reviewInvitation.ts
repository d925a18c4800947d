import { bookingFacts } from "./bookingFacts.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

/** To the driver, after drop-off: how was it? Whose account has no way to sign in sets a password first. */
export function reviewInvitation(data: MailData["reviewInvitation"], writer: MailWriter): MailContent {
  const { t, formats } = writer;
  const { carName: car, supplierName: agency, reference } = data.booking;
  const { password } = data;
  return {
    subject: t({ ...words.subject, values: { agency, reference } }),
    heading: t({ ...words.heading, values: { agency } }),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.driverName } }),
      t({ ...words.ask, values: { agency, car } }),
    ],
    facts: bookingFacts(data.booking, writer),
    button:
      password === undefined
        ? { label: t(words.button), link: data.link }
        : { label: t(words.passwordButton), link: password.link },
    notes: [
      ...(password === undefined
        ? []
        : [t({ ...words.password, values: { deadline: formats.dateTime(password.expiresAt) } })]),
      t(words.once),
    ],
  };
}

const words = {
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
