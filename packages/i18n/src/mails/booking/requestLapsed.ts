import { bookingFacts } from "../facts/bookingFacts.ts";
import { carFacts } from "../facts/carFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to the driver about a request that lapsed without the agency's response. Lists other cars that take
 * requests, with their totals.
 */
export function requestLapsed(data: MailData["requestLapsed"], context: MailContext): MailContent {
  const { t } = context;
  const { reference, carName: car, supplierName: agency } = data.booking;
  const { cars = [] } = data;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.lapsed, values: { agency, reference } }),
      ...(cars.length === 0 ? [] : [t(messages.free)]),
    ],
    facts: [...bookingFacts(data.booking, context), ...carFacts(data, context)],
    button:
      data.searchLink === undefined
        ? { label: t(sharedMailMessages.seeBooking), link: data.link }
        : { label: t(messages.search), link: data.searchLink },
    links: cars.map(({ carName, supplierName, link }) => ({
      label: t({ ...messages.seeCar, values: { car: carName, agency: supplierName } }),
      link,
    })),
    ...(data.searchLink !== undefined && {
      secondaryLink: { text: t(messages.request), label: t(sharedMailMessages.seeBooking), link: data.link },
    }),
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.requestLapsed.subject", message: "Request {reference} has expired: {car}" },
  heading: /*i18n*/ { id: "mail.requestLapsed.heading", message: "Your request has expired" },
  lapsed: /*i18n*/ {
    id: "mail.requestLapsed.lapsed",
    message:
      "{agency} has not answered request {reference} in time. The car is no longer held for you, and you owe nothing.",
  },
  free: /*i18n*/ {
    id: "mail.requestLapsed.free",
    message: "These cars are free at the same places and times. Their agencies take requests, too.",
  },
  seeCar: /*i18n*/ { id: "mail.requestLapsed.seeCar", message: "See {car}, {agency}" },
  search: /*i18n*/ { id: "mail.requestLapsed.search", message: "See all free cars for these dates" },
  request: /*i18n*/ { id: "mail.requestLapsed.request", message: "Your request:" },
};
