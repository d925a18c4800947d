import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email that confirms the driver's cancellation request, with the minimum refund. */
export function cancellationRequested(
  data: MailData["cancellationRequested"],
  context: MailContext,
): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, supplierName: agency, currency } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.received, values: { reference, agency } }),
      refundSentence(),
    ],
    facts: bookingFacts(data.booking, context),
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
  };

  function refundSentence(): string {
    if (!data.hasPaid) return t(messages.nothingPaid);
    if (data.guaranteed === 0) return t(messages.notGuaranteed);
    return t({ ...messages.guaranteed, values: { amount: formats.price(data.guaranteed, currency) } });
  }
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.cancellationRequested.subject",
    message: "Cancellation of booking {reference} requested: {car}",
  },
  heading: /*i18n*/ { id: "mail.cancellationRequested.heading", message: "Cancellation in progress" },
  received: /*i18n*/ {
    id: "mail.cancellationRequested.received",
    message:
      "We have received your request to cancel booking {reference}. {agency} will be in contact with you; until its answer the booking stands.",
  },
  nothingPaid: /*i18n*/ {
    id: "mail.cancellationRequested.nothingPaid",
    message: "You have paid nothing. Without an answer, the booking is cancelled after 24 hours.",
  },
  notGuaranteed: /*i18n*/ {
    id: "mail.cancellationRequested.notGuaranteed",
    message: "This booking’s conditions guarantee no refund; the agency may grant one.",
  },
  guaranteed: /*i18n*/ {
    id: "mail.cancellationRequested.guaranteed",
    message: "When the cancellation is accepted, at least {amount} will be paid back to you.",
  },
};
