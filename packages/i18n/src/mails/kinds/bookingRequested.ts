import { bookingFacts } from "../bookingFacts.ts";
import type { MailContent, MailWriter } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailWords } from "../sharedMailWords.ts";

/** To the driver: the request is with the agency, nothing is paid, and what happens next. */
export function bookingRequested(data: MailData["bookingRequested"], writer: MailWriter): MailContent {
  const { t, formats } = writer;
  const { reference, carName, supplierName: agency } = data.booking;
  const guestNotes = data.openLinkBy
    ? [t({ ...words.openLink, values: { deadline: formats.dateTime(data.openLinkBy) } })]
    : [];
  return {
    subject: t({ ...words.subject, values: { reference, car: carName } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.driverName } }),
      t({ ...words.sent, values: { agency } }),
      ...guestNotes,
    ],
    facts: bookingFacts(data.booking, writer),
    button: { label: t(sharedMailWords.seeBooking), link: data.link },
    notes: [t({ ...words.next, values: { deadline: formats.dateTime(data.answerBy) } }), t(words.pay)],
  };
}

const words = {
  subject: /*i18n*/ { id: "mail.bookingRequested.subject", message: "Request {reference} sent: {car}" },
  heading: /*i18n*/ { id: "mail.bookingRequested.heading", message: "Your request is with the agency" },
  sent: /*i18n*/ {
    id: "mail.bookingRequested.sent",
    message: "We have sent your request to {agency}. The car is kept for you while the agency checks it.",
  },
  openLink: /*i18n*/ {
    id: "mail.bookingRequested.openLink",
    message: "Please open your booking before {deadline}: after that we can no longer keep the car.",
  },
  next: /*i18n*/ {
    id: "mail.bookingRequested.next",
    message:
      "What happens next: the agency answers by {deadline} at the latest, and we write to you at once. Without an answer the request lapses and you owe nothing.",
  },
  pay: /*i18n*/ {
    id: "mail.bookingRequested.pay",
    message: "You have paid nothing yet: you pay the agency when you pick up the car.",
  },
};
