import { bookingFacts } from "./bookingFacts.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

/** To the driver: the booking is confirmed, the amount due, and the documents to bring. */
export function bookingConfirmed(data: MailData["bookingConfirmed"], writer: MailWriter): MailContent {
  const { t, formats } = writer;
  const { reference, carName, supplierName: agency, currency } = data.booking;
  const facts = bookingFacts(data.booking, writer);
  if (data.supplierPhone !== undefined) facts.push([t(words.phone), data.supplierPhone]);
  return {
    subject: t({ ...words.subject, values: { reference, car: carName } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.driverName } }),
      t({ ...words.confirmed, values: { agency } }),
      data.due > 0
        ? t({ ...words.due, values: { amount: formats.price(data.due, currency) } })
        : t(words.allPaid),
    ],
    facts,
    button: { label: t(sharedMailWords.seeBooking), link: data.link },
    notes: [t(words.bring)],
  };
}

const words = {
  subject: /*i18n*/ { id: "mail.bookingConfirmed.subject", message: "Booking {reference} confirmed: {car}" },
  heading: /*i18n*/ { id: "mail.bookingConfirmed.heading", message: "Your booking is confirmed" },
  confirmed: /*i18n*/ {
    id: "mail.bookingConfirmed.confirmed",
    message: "{agency} is expecting you. The car is yours for these dates.",
  },
  due: /*i18n*/ { id: "mail.bookingConfirmed.due", message: "Left to pay at the agency: {amount}." },
  allPaid: /*i18n*/ { id: "mail.bookingConfirmed.allPaid", message: "Everything is paid." },
  phone: /*i18n*/ { id: "mail.bookingConfirmed.phone", message: "Agency’s phone" },
  bring: /*i18n*/ {
    id: "mail.bookingConfirmed.bring",
    message:
      "Bring your driving licence, your passport or identity card, and the means to leave the security deposit.",
  },
};
