import { bookingFacts } from "../facts/bookingFacts.ts";
import { bringNote } from "../facts/bringNote.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { paymentFacts } from "../facts/paymentFacts.ts";
import { returnedSentence } from "../facts/returnedSentence.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the receipt of a payment, to the driver of an already confirmed booking. */
export function paymentReceived(data: MailData["paymentReceived"], writer: MailContext): MailContent {
  const { t, formats } = writer;
  const { reference, carName: car, currency } = data.booking;
  const amount = formats.price(data.payment.amount, currency);
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.received, values: { amount, reference } }),
      ...returnedSentence(data.returned, currency, writer),
    ],
    facts: [...bookingFacts(data.booking, writer), ...paymentFacts(data, data.booking, writer)],
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
    notes: [bringNote(data.booking, writer)],
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.paymentReceived.subject",
    message: "Payment received for booking {reference}: {car}",
  },
  heading: /*i18n*/ { id: "mail.paymentReceived.heading", message: "Your payment has arrived" },
  received: /*i18n*/ {
    id: "mail.paymentReceived.received",
    message: "We have received {amount} for booking {reference}. This message is your receipt.",
  },
};
