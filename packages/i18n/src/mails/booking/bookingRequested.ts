import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { passwordLink } from "../account/passwordLink.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to the driver after a pay-later request: the agency has it, nothing is paid yet, and the next steps.
 * A guest must first confirm on the linked page.
 */
export function bookingRequested(data: MailData["bookingRequested"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, supplierName: agency } = data.booking;
  const nextSteps = t({ ...messages.next, values: { deadline: formats.dateTime(data.answerBy) } });
  const shared = {
    facts: bookingFacts(data.booking, context),
    notes: [nextSteps, t(messages.pay)],
  };
  const greeting = t({ ...sharedMailMessages.greeting, values: { name: data.driverName } });
  if (data.openLinkBy === undefined) {
    return {
      ...shared,
      subject: t({ ...messages.subject, values: { reference, car } }),
      heading: t(messages.heading),
      paragraphs: [greeting, t({ ...messages.sent, values: { agency } })],
      button: { label: t(sharedMailMessages.seeBooking), link: data.link },
    };
  }
  const deadline = formats.dateTime(data.openLinkBy);
  return {
    ...shared,
    subject: t({ ...messages.confirmSubject, values: { car, deadline } }),
    heading: t({ ...messages.confirmHeading, values: { deadline } }),
    paragraphs: [greeting, t({ ...messages.confirm, values: { agency, car, deadline } })],
    button: { label: t(messages.confirmButton), link: data.link },
    ...(data.password && { secondaryLink: passwordLink(data.password, context) }),
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.bookingRequested.subject", message: "Request {reference} sent: {car}" },
  heading: /*i18n*/ { id: "mail.bookingRequested.heading", message: "Your request is with the agency" },
  sent: /*i18n*/ {
    id: "mail.bookingRequested.sent",
    message: "We have sent your request to {agency}. The car is kept for you while the agency checks it.",
  },
  confirmSubject: /*i18n*/ {
    id: "mail.bookingRequested.confirmSubject",
    message: "Confirm before {deadline}: {car}",
  },
  confirmHeading: /*i18n*/ {
    id: "mail.bookingRequested.confirmHeading",
    message: "Last step: confirm before {deadline}",
  },
  confirm: /*i18n*/ {
    id: "mail.bookingRequested.confirm",
    message:
      "Your request to {agency} is ready: {car}. Open the page below and press its button to send it: the car is held for you until {deadline} only, and becomes available again after that.",
  },
  confirmButton: /*i18n*/ { id: "mail.bookingRequested.confirmButton", message: "Open the page to confirm" },
  next: /*i18n*/ {
    id: "mail.bookingRequested.next",
    message:
      "What happens next: the agency answers by {deadline} at the latest, and we write to you at once. Without an answer the request expires automatically and you owe nothing.",
  },
  pay: /*i18n*/ {
    id: "mail.bookingRequested.pay",
    message: "You have paid nothing yet: you pay the agency when you pick up the car.",
  },
};
