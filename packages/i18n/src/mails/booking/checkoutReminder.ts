import { bookingFacts } from "../facts/bookingFacts.ts";
import { carImage } from "../facts/carImage.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to a driver who opted in: the payment was not finished, nothing was charged, and the car is still
 * available.
 */
export function checkoutReminder(data: MailData["checkoutReminder"], context: MailContext): MailContent {
  const { t } = context;
  const { carName: car, reference } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.unfinished, values: { car, reference } }),
    ],
    ...carImage(data),
    facts: bookingFacts(data.booking, context),
    button: { label: t(messages.button), link: data.link },
    notes: [t(messages.once)],
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.checkoutReminder.subject", message: "Your booking is not finished: {car}" },
  heading: /*i18n*/ { id: "mail.checkoutReminder.heading", message: "The payment was not finished" },
  unfinished: /*i18n*/ {
    id: "mail.checkoutReminder.unfinished",
    message:
      "Booking {reference} was not paid, so it is not confirmed, and nothing was charged. The car is no longer held for you, but it is still free at the moment: {car}. You can pay for it at the same total.",
  },
  button: /*i18n*/ { id: "mail.checkoutReminder.button", message: "Finish my booking" },
  once: /*i18n*/ {
    id: "mail.checkoutReminder.once",
    message: "You asked for this message when you booked. It is the only one about this booking.",
  },
};
