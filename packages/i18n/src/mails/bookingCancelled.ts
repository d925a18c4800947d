import { bookingFacts } from "./bookingFacts.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

/** To the driver: the booking is cancelled, and the refund. */
export function bookingCancelled(data: MailData["bookingCancelled"], writer: MailWriter): MailContent {
  const { t, formats } = writer;
  const { reference, carName, currency } = data.booking;
  return {
    subject: t({ ...words.subject, values: { reference, car: carName } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.driverName } }),
      t({ ...words.over, values: { reference } }),
      refundSentence(),
    ],
    facts: bookingFacts(data.booking, writer),
    button: { label: t(sharedMailWords.seeBooking), link: data.link },
  };

  function refundSentence(): string {
    if (data.refund === undefined) return t(words.nothingPaid);
    if (data.refund === 0) return t(words.noRefund);
    return t({ ...words.refund, values: { amount: formats.price(data.refund, currency) } });
  }
}

const words = {
  subject: /*i18n*/ { id: "mail.bookingCancelled.subject", message: "Booking {reference} cancelled: {car}" },
  heading: /*i18n*/ { id: "mail.bookingCancelled.heading", message: "Your booking is cancelled" },
  over: /*i18n*/ {
    id: "mail.bookingCancelled.over",
    message: "Booking {reference} is cancelled. The car is no longer kept for you.",
  },
  nothingPaid: /*i18n*/ {
    id: "mail.bookingCancelled.nothingPaid",
    message: "You had paid nothing: nothing is owed on either side.",
  },
  noRefund: /*i18n*/ {
    id: "mail.bookingCancelled.noRefund",
    message: "No refund is due under the conditions of this booking.",
  },
  refund: /*i18n*/ {
    id: "mail.bookingCancelled.refund",
    message: "{amount} will be paid back to the card you used, usually within ten days.",
  },
};
