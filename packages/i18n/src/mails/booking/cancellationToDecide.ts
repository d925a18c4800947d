import { bookingFacts } from "../facts/bookingFacts.ts";
import { driverFact } from "../facts/driverFact.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/** Writes the email to the agency about a driver's cancellation request. */
export function cancellationToDecide(
  data: MailData["cancellationToDecide"],
  context: MailContext,
): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, currency } = data.booking;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [t(messages.asked), ...(data.hasPaid ? [] : [t(messages.silence)])],
    facts: [
      ...bookingFacts(data.booking, context),
      [t(messages.guaranteed), formats.price(data.guaranteed, currency)],
      driverFact(data, context),
    ],
    button: { label: t(messages.decide), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.cancellationToDecide.subject",
    message: "Cancellation to decide, booking {reference}: {car}",
  },
  heading: /*i18n*/ { id: "mail.cancellationToDecide.heading", message: "A driver asks to cancel" },
  asked: /*i18n*/ {
    id: "mail.cancellationToDecide.asked",
    message: "Please contact the driver, then accept or decline the request. Until then the booking stands.",
  },
  silence: /*i18n*/ {
    id: "mail.cancellationToDecide.silence",
    message: "Nothing was paid: without your answer, the booking is cancelled after 24 hours.",
  },
  guaranteed: /*i18n*/ { id: "mail.cancellationToDecide.guaranteed", message: "Guaranteed refund" },
  decide: /*i18n*/ { id: "mail.cancellationToDecide.decide", message: "Decide" },
};
