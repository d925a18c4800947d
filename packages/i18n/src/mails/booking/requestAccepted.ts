import { bookingFacts } from "../facts/bookingFacts.ts";
import { bringNote } from "../facts/bringNote.ts";
import { cancelTermsFact } from "../facts/cancelTermsFact.ts";
import { carImage } from "../facts/carImage.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { contactNote, meetingFacts, meetingLinks } from "../facts/meetingFacts.ts";
import { planFacts } from "../facts/planFacts.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the driver whose request the agency accepted: what to pay there, and what to be prepared for. */
export function requestAccepted(data: MailData["requestAccepted"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, supplierName: agency, currency } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.accepted, values: { agency } }),
    ],
    facts: [
      ...bookingFacts(data.booking, context),
      [t(messages.due), formats.price(data.due, currency)],
      ...meetingFacts(data, context),
      ...planFacts(data, context),
      ...cancelTermsFact(data, context),
    ],
    ...carImage(data),
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
    links: meetingLinks(data, context),
    notes: [bringNote(data.booking, context), ...contactNote(data, context)],
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.requestAccepted.subject", message: "Booking {reference} confirmed: {car}" },
  heading: /*i18n*/ { id: "mail.requestAccepted.heading", message: "Your booking is confirmed" },
  accepted: /*i18n*/ {
    id: "mail.requestAccepted.accepted",
    message: "{agency} has accepted your request: the car is yours for these dates. You pay at the agency.",
  },
  due: /*i18n*/ { id: "mail.requestAccepted.due", message: "To pay at the agency" },
};
