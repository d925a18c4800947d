import { bookingFacts } from "./bookingFacts.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { refundSentences } from "./refundSentences.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

/** To the driver: the booking is cancelled, why, and what is paid back. */
export function bookingCancelled(data: MailData["bookingCancelled"], writer: MailWriter): MailContent {
  const { t } = writer;
  const { reference, carName, supplierName: agency, currency } = data.booking;
  return {
    subject: t({ ...words.subject, values: { reference, car: carName } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.driverName } }),
      t({ ...causes[data.cause], values: { reference, agency } }),
      ...refundSentences({ ...data, agency }, currency, writer),
    ],
    facts: bookingFacts(data.booking, writer),
    button: { label: t(sharedMailWords.seeBooking), link: data.link },
  };
}

const causes: Record<MailData["bookingCancelled"]["cause"], { id: string; message: string }> = {
  request: /*i18n*/ {
    id: "mail.bookingCancelled.over",
    message: "Booking {reference} is cancelled. The car is no longer kept for you.",
  },
  declined: /*i18n*/ {
    id: "mail.bookingCancelled.declined",
    message:
      "{agency} cannot rent you this car: your request {reference} is declined. Other cars are free for these dates.",
  },
  agency: /*i18n*/ {
    id: "mail.bookingCancelled.byAgency",
    message:
      "{agency} had to cancel booking {reference}: the car is no longer available. We are sorry. Other cars are free for these dates.",
  },
};

const words = {
  subject: /*i18n*/ { id: "mail.bookingCancelled.subject", message: "Booking {reference} cancelled: {car}" },
  heading: /*i18n*/ { id: "mail.bookingCancelled.heading", message: "Your booking is cancelled" },
};
