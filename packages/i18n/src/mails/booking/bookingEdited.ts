import { bookingFacts } from "../facts/bookingFacts.ts";
import { editFacts, editSentences } from "../facts/editSentences.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { refundSentences } from "../facts/refundSentences.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to the driver about a changed booking: its state before the change, and what was paid or is
 * returned.
 */
export function bookingEdited(data: MailData["bookingEdited"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, supplierName: agency, currency } = data.booking;
  const { payment, toCard, atDesk } = data;
  const hasRefund = toCard > 0 || atDesk > 0;
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.made, values: { reference, agency } }),
      ...editSentences(data, context),
      ...(payment === undefined
        ? []
        : [t({ ...messages.received, values: { amount: formats.price(payment.amount, currency) } })]),
      ...(hasRefund ? refundSentences({ hasPaid: true, toCard, atDesk, agency }, currency, context) : []),
    ],
    facts: [...bookingFacts(data.booking, context), ...editFacts(data, context)],
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.bookingEdited.subject", message: "Booking {reference} changed: {car}" },
  heading: /*i18n*/ { id: "mail.bookingEdited.heading", message: "Your booking is changed" },
  made: /*i18n*/ {
    id: "mail.bookingEdited.made",
    message: "Your booking {reference} has been changed. We’ve told {agency}.",
  },
  received: /*i18n*/ {
    id: "mail.bookingEdited.received",
    message: "We have received {amount} for the change. This message is your receipt.",
  },
};
