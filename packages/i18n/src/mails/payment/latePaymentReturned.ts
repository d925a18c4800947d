import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the agency about a payment that came too late and is returned. The booking is cancelled. */
export function latePaymentReturned(
  data: MailData["latePaymentReturned"],
  context: MailContext,
): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, currency } = data.booking;
  const amount = formats.price(data.amount, currency);
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [t({ ...messages.late, values: { amount } })],
    facts: [...bookingFacts(data.booking, context), [t(sharedMailMessages.driver), data.driverName]],
    button: { label: t(sharedMailMessages.seeTheBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.latePaymentReturned.subject",
    message: "Booking {reference} cancelled, payment too late: {car}",
  },
  heading: /*i18n*/ { id: "mail.latePaymentReturned.heading", message: "A payment came too late" },
  late: /*i18n*/ {
    id: "mail.latePaymentReturned.late",
    message:
      "A driver paid {amount} when the car was no longer held for this booking. The payment is returned, and the booking is cancelled. You don’t need to do anything.",
  },
};
