import { notificationWords } from "../words/notificationWords.ts";
import { bookingFacts } from "./bookingFacts.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

/** To a driver, agency or admin: a notification of the site, as a mail. */
export function notification(data: MailData["notification"], writer: MailWriter): MailContent {
  const { t } = writer;
  const { reference, carName: car } = data.booking;
  const event = t({ ...notificationWords[data.event], values: { reference } });
  return {
    subject: t({ ...words.subject, values: { reference, car } }),
    heading: event,
    paragraphs: [t({ ...sharedMailWords.greeting, values: { name: data.name } })],
    facts: bookingFacts(data.booking, writer),
    button: { label: t(sharedMailWords.seeTheBooking), link: data.link },
  };
}

const words = {
  subject: /*i18n*/ { id: "mail.notification.subject", message: "Update on booking {reference}: {car}" },
};
