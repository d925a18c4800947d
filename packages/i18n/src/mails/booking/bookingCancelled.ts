import { bookingFacts } from "../facts/bookingFacts.ts";
import { carFacts } from "../facts/carFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { refundSentences } from "../facts/refundSentences.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the driver about a cancelled booking: the reason and the refund. */
export function bookingCancelled(data: MailData["bookingCancelled"], context: MailContext): MailContent {
  const { t } = context;
  const { reference, carName, supplierName: agency, currency } = data.booking;
  const isWithdrawnRequest = data.cause === "withdrawn";
  return {
    subject: t({
      ...(isWithdrawnRequest ? messages.subjectOfRequest : messages.subject),
      values: { reference, car: carName },
    }),
    heading: t(isWithdrawnRequest ? messages.headingOfRequest : messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...causes[data.cause], values: { reference, agency } }),
      ...(data.reason === undefined ? [] : [t({ ...messages.reason, values: { reason: data.reason } })]),
      ...offerSentences(data, context),
      ...refundSentences({ ...data, agency }, currency, context),
    ],
    facts: [
      ...bookingFacts(data.booking, context),
      ...carFacts({ ...data, cars: data.offer?.cars }, context),
    ],
    button: { label: t(data.offer ? messages.chooseCar : sharedMailMessages.seeBooking), link: data.link },
  };
}

/** Describes both options: another car, with the payment carried over, or a refund. */
function offerSentences(
  { offer, toCard }: MailData["bookingCancelled"],
  { t, formats }: MailContext,
): string[] {
  if (offer === undefined) return [];
  const values = { deadline: formats.dateTime(offer.until) };
  return [t({ ...messages.offer, values }), ...(toCard > 0 ? [t({ ...messages.moneyWaits, values })] : [])];
}

const causes: Record<MailData["bookingCancelled"]["cause"], { id: string; message: string }> = {
  request: /*i18n*/ {
    id: "mail.bookingCancelled.over",
    message: "Booking {reference} is cancelled. The car is no longer kept for you.",
  },
  withdrawn: /*i18n*/ {
    id: "mail.bookingCancelled.withdrawn",
    message: "You have withdrawn request {reference}. The car is no longer kept for you.",
  },
  noShow: /*i18n*/ {
    id: "mail.bookingCancelled.noShow",
    message:
      "{agency} reports that you did not come to pick up the car: booking {reference} is cancelled. If that is wrong, answer the agency or write to us.",
  },
  admin: /*i18n*/ {
    id: "mail.bookingCancelled.byAdmin",
    message: "Our team had to cancel booking {reference}. We are sorry.",
  },
  declined: /*i18n*/ {
    id: "mail.bookingCancelled.declined",
    message:
      "{agency} cannot rent you this car: your request {reference} is declined. Other cars are free for these dates.",
  },
  agency: /*i18n*/ {
    id: "mail.bookingCancelled.byAgency",
    message:
      "{agency} had to cancel booking {reference}: the car is no longer available. We are sorry. Other cars are free for these dates.",
  },
};

const messages = {
  subject: /*i18n*/ { id: "mail.bookingCancelled.subject", message: "Booking {reference} cancelled: {car}" },
  heading: /*i18n*/ { id: "mail.bookingCancelled.heading", message: "Your booking is cancelled" },
  subjectOfRequest: /*i18n*/ {
    id: "mail.bookingCancelled.subjectOfRequest",
    message: "Request {reference} withdrawn: {car}",
  },
  headingOfRequest: /*i18n*/ {
    id: "mail.bookingCancelled.headingOfRequest",
    message: "Your request is withdrawn",
  },
  reason: /*i18n*/ { id: "mail.bookingCancelled.reason", message: "Their reason: “{reason}”" },
  offer: /*i18n*/ {
    id: "mail.bookingCancelled.offer",
    message:
      "These cars are free at the same places and times. On the page of your booking you can move to one of them in one click, until {deadline}. What you have paid moves with you.",
  },
  moneyWaits: /*i18n*/ {
    id: "mail.bookingCancelled.moneyWaits",
    message:
      "Would you rather have your money back? Ask for it on the same page: it is paid back at once. Otherwise it is paid back after {deadline}.",
  },
  chooseCar: /*i18n*/ { id: "mail.bookingCancelled.chooseCar", message: "Choose another car" },
};
