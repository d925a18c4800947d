import { bookingFacts } from "../facts/bookingFacts.ts";
import { driverFact } from "../facts/driverFact.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { paymentFacts } from "../facts/paymentFacts.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the agency about an online payment, which may have created a new booking. */
export function bookingPaid(data: MailData["bookingPaid"], context: MailContext): MailContent {
  const { t } = context;
  const { reference, carName: car } = data.booking;
  return {
    subject: t({ ...(data.isNew ? messages.newSubject : messages.subject), values: { reference, car } }),
    heading: t(data.isNew ? messages.newHeading : messages.heading),
    paragraphs: [t(data.isNew ? messages.confirmed : messages.received)],
    facts: [
      ...bookingFacts(data.booking, context),
      ...paymentFacts(data, data.booking, context),
      driverFact(data, context),
    ],
    button: { label: t(sharedMailMessages.seeTheBooking), link: data.link },
  };
}

const messages = {
  newSubject: /*i18n*/ { id: "mail.bookingPaid.newSubject", message: "New paid booking {reference}: {car}" },
  newHeading: /*i18n*/ { id: "mail.bookingPaid.newHeading", message: "A new booking, paid online" },
  confirmed: /*i18n*/ {
    id: "mail.bookingPaid.confirmed",
    message:
      "A driver has booked one of your cars and paid online. The booking is confirmed, and the car is held for these dates.",
  },
  subject: /*i18n*/ { id: "mail.bookingPaid.subject", message: "Booking {reference} paid online: {car}" },
  heading: /*i18n*/ { id: "mail.bookingPaid.heading", message: "A payment for a booking" },
  received: /*i18n*/ {
    id: "mail.bookingPaid.received",
    message: "The driver of this booking has paid online.",
  },
};
