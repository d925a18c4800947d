import { bookingFacts } from "../facts/bookingFacts.ts";
import { bringNote } from "../facts/bringNote.ts";
import { cancelTermsFact } from "../facts/cancelTermsFact.ts";
import { carImage } from "../facts/carImage.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { passwordLink } from "../account/passwordLink.ts";
import { paymentFacts } from "../facts/paymentFacts.ts";
import { contactNote, meetingFacts, meetingLinks } from "../facts/meetingFacts.ts";
import { planFacts } from "../facts/planFacts.ts";
import { returnedSentence } from "../facts/returnedSentence.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to the driver whose payment confirmed a booking: the receipt, the amount left to pay, the deposit,
 * maximum excess and minimum age, and the documents to bring.
 */
export function bookingConfirmed(data: MailData["bookingConfirmed"], context: MailContext): MailContent {
  const { t } = context;
  const { reference, carName, supplierName: agency, currency } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { reference, car: carName } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.confirmed, values: { agency } }),
      ...returnedSentence(data.returned, currency, context),
    ],
    facts: [
      ...bookingFacts(data.booking, context),
      ...paymentFacts(data, data.booking, context),
      ...meetingFacts(data, context),
      ...planFacts(data, context),
      ...cancelTermsFact(data, context),
    ],
    ...carImage(data),
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
    links: meetingLinks(data, context),
    notes: [bringNote(data.booking, context), ...contactNote(data, context)],
    ...(data.password && { secondaryLink: passwordLink(data.password, context) }),
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.bookingConfirmed.subject", message: "Booking {reference} confirmed: {car}" },
  heading: /*i18n*/ { id: "mail.bookingConfirmed.heading", message: "Your booking is confirmed" },
  confirmed: /*i18n*/ {
    id: "mail.bookingConfirmed.confirmed",
    message: "Your payment has arrived, and {agency} is expecting you: the car is yours for these dates.",
  },
};
