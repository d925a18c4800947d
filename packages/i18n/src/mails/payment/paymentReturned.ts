import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to the driver about a payment that could not be applied to the booking and is returned, with the
 * reason.
 */
export function paymentReturned(data: MailData["paymentReturned"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, currency } = data.booking;
  const amount = formats.price(data.amount, currency);
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t({ ...messages.heading, values: { amount } }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...reasons[data.reason], values: { car, reference } }),
      t({ ...messages.returned, values: { amount } }),
    ],
    facts: bookingFacts(data.booking, context),
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
  };
}

const reasons: Record<MailData["paymentReturned"]["reason"], { id: string; message: string }> = {
  late_payment: /*i18n*/ {
    id: "mail.paymentReturned.late",
    message:
      "Your payment arrived after the time for which {car} was held for you, and the car is no longer free. Booking {reference} is cancelled.",
  },
  paid_twice: /*i18n*/ {
    id: "mail.paymentReturned.twice",
    message: "Booking {reference} was paid already when this payment arrived. Your booking stands.",
  },
  late_edit: /*i18n*/ {
    id: "mail.paymentReturned.lateEdit",
    message:
      "Your payment for a change of booking {reference} arrived when the change could no longer be made. The booking is as it was before.",
  },
};

const messages = {
  subject: /*i18n*/ {
    id: "mail.paymentReturned.subject",
    message: "Payment returned for booking {reference}: {car}",
  },
  heading: /*i18n*/ { id: "mail.paymentReturned.heading", message: "{amount} will be paid back to you" },
  returned: /*i18n*/ {
    id: "mail.paymentReturned.returned",
    message:
      "{amount} will be paid back to the card you used, usually within ten days. You don’t need to do anything.",
  },
};
