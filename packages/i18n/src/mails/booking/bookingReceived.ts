import { bookingFacts } from "../facts/bookingFacts.ts";
import { driverFact } from "../facts/driverFact.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the agency about a confirmed booking moved to one of its cars and paid at its desk. */
export function bookingReceived(data: MailData["bookingReceived"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, currency } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t(messages.confirmed),
      t({ ...messages.due, values: { amount: formats.price(data.due, currency) } }),
    ],
    facts: [...bookingFacts(data.booking, context), driverFact(data, context)],
    button: { label: t(sharedMailMessages.seeTheBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.bookingReceived.subject",
    message: "New confirmed booking {reference}: {car}",
  },
  heading: /*i18n*/ { id: "mail.bookingReceived.heading", message: "A new confirmed booking" },
  confirmed: /*i18n*/ {
    id: "mail.bookingReceived.confirmed",
    message:
      "The confirmed booking of this driver was cancelled elsewhere, and the driver has chosen your car. The booking is confirmed, and the car is held for these dates.",
  },
  due: /*i18n*/ {
    id: "mail.bookingReceived.due",
    message: "The driver pays {amount} at your desk.",
  },
};
