import { fuelPolicyExplanations } from "@sayara/i18n/messages/car/fuelPolicyExplanations";
import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { contactNote, meetingFacts, meetingLinks } from "../facts/meetingFacts.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to the driver before drop-off: when and where to return the car, with how much fuel, and whom to
 * call.
 */
export function dropOffReminder(data: MailData["dropOffReminder"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { carName: car, supplierName: agency, dropOffPlace: place, to } = data.booking;
  const values = { car, agency, place, moment: formats.dateTime(to, { weekday: true }) };
  return {
    subject: t({ ...messages.subject, values }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.due, values }),
      t(fuelPolicyExplanations[data.fuelPolicy]),
    ],
    facts: [...bookingFacts(data.booking, context), ...meetingFacts(data, context)],
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
    links: meetingLinks(data, context),
    notes: [t(messages.check), ...contactNote(data, context)],
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.dropOffReminder.subject", message: "Drop-off on {moment}: {car}" },
  heading: /*i18n*/ { id: "mail.dropOffReminder.heading", message: "Your car is due back soon" },
  due: /*i18n*/ {
    id: "mail.dropOffReminder.due",
    message: "You return the car ({car}) to {agency}: {place}, {moment}.",
  },
  check: /*i18n*/ {
    id: "mail.dropOffReminder.check",
    message: "Before you hand over the keys: take your belongings, and a few photos of the car.",
  },
};
