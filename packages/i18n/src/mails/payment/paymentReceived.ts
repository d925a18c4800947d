import { bookingFacts } from "../facts/bookingFacts.ts";
import { bringNote } from "../facts/bringNote.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { paymentFacts } from "../facts/paymentFacts.ts";
import { returnedSentence } from "../facts/returnedSentence.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the receipt of a payment, to the driver of an already confirmed booking. */
export function paymentReceived(data: MailData["paymentReceived"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, currency } = data.booking;
  const amount = formats.price(data.payment.amount, currency);
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.received, values: { amount, reference } }),
      ...returnedSentence(data.returned, currency, context),
    ],
    facts: [...bookingFacts(data.booking, context), ...paymentFacts(data, data.booking, context)],
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
    notes: [bringNote(data.booking, context)],
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
