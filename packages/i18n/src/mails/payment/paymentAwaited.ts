import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to a guest who chose to pay online, explaining how to pay. Used where the page does not reveal
 * whether the address has an account.
 */
export function paymentAwaited(data: MailData["paymentAwaited"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { carName: car } = data.booking;
  const deadline = formats.dateTime(data.payBy);
  return {
    subject: t({ ...messages.subject, values: { car, deadline } }),
    heading: t({ ...messages.heading, values: { deadline } }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.body, values: { car, deadline } }),
    ],
    facts: bookingFacts(data.booking, context),
    button: { label: t(messages.button), link: data.link },
    notes: [t(messages.elsewhere)],
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.paymentAwaited.subject", message: "Pay before {deadline}: {car}" },
  heading: /*i18n*/ { id: "mail.paymentAwaited.heading", message: "Last step: pay before {deadline}" },
  body: /*i18n*/ {
    id: "mail.paymentAwaited.body",
    message:
      "The car is held for you until {deadline}: {car}. Pay by card on the page below to confirm the booking. Nothing has been charged yet.",
  },
  button: /*i18n*/ { id: "mail.paymentAwaited.button", message: "Pay for my booking" },
  elsewhere: /*i18n*/ {
    id: "mail.paymentAwaited.elsewhere",
    message: "On another device? We’ll email you a code first.",
  },
};
