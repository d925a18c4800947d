import { bookingFacts } from "../facts/bookingFacts.ts";
import { cancelTermsFact } from "../facts/cancelTermsFact.ts";
import { carImage } from "../facts/carImage.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { contactNote, meetingFacts, meetingLinks } from "../facts/meetingFacts.ts";
import { planFacts } from "../facts/planFacts.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to the driver on the day before pick-up: where and whom to meet, what to bring and pay, and whom to
 * call.
 */
export function pickUpReminder(data: MailData["pickUpReminder"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { carName: car, supplierName: agency, pickUpPlace: place, from, currency } = data.booking;
  const values = { car, agency, place, moment: formats.dateTime(from, { weekday: true }) };
  return {
    subject: t({ ...messages.subject, values }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.meet, values }),
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
    notes: [t(messages.bring), ...contactNote(data, context)],
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.pickUpReminder.subject", message: "Pick-up tomorrow, {moment}: {car}" },
  heading: /*i18n*/ { id: "mail.pickUpReminder.heading", message: "You pick up your car tomorrow" },
  meet: /*i18n*/ {
    id: "mail.pickUpReminder.meet",
    message: "{agency} expects you: {place}, {moment}. Your car: {car}.",
  },
  due: /*i18n*/ { id: "mail.pickUpReminder.due", message: "To pay at the agency" },
  bring: /*i18n*/ {
    id: "mail.pickUpReminder.bring",
    message:
      "Each driver brings the driving licence and the passport or identity card, the originals. Bring the means to leave the security deposit, too.",
  },
};
