import { bookingFacts } from "../facts/bookingFacts.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the agency about a cancelled booking, with the amount to return at its desk. */
export function bookingCancelledForAgency(
  data: MailData["bookingCancelledForAgency"],
  context: MailContext,
): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, currency } = data.booking;
  const isWithdrawnRequest = data.cause === "withdrawn";
  const values = { amount: formats.price(data.atDesk, currency) };
  return {
    subject: t({
      ...(isWithdrawnRequest ? messages.subjectOfRequest : messages.subject),
      values: { reference, car },
    }),
    heading: t(isWithdrawnRequest ? messages.headingOfRequest : messages.heading),
    paragraphs: [
      t(
        isWithdrawnRequest
          ? messages.withdrawn
          : data.cause === "request"
            ? messages.byDriver
            : data.cause === "noShow"
              ? messages.noShow
              : messages.byMarketplace,
      ),
      ...(data.atDesk > 0 ? [t({ ...messages.atDesk, values })] : []),
    ],
    facts: [...bookingFacts(data.booking, context), [t(sharedMailMessages.driver), data.driverName]],
    button: { label: t(sharedMailMessages.seeTheBooking), link: data.link },
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.bookingCancelledForAgency.subject",
    message: "Booking {reference} cancelled: {car}",
  },
  heading: /*i18n*/ { id: "mail.bookingCancelledForAgency.heading", message: "A booking is cancelled" },
  subjectOfRequest: /*i18n*/ {
    id: "mail.bookingCancelledForAgency.subjectOfRequest",
    message: "Request {reference} withdrawn: {car}",
  },
  headingOfRequest: /*i18n*/ {
    id: "mail.bookingCancelledForAgency.headingOfRequest",
    message: "A booking request is withdrawn",
  },
  withdrawn: /*i18n*/ {
    id: "mail.bookingCancelledForAgency.withdrawn",
    message:
      "The driver has withdrawn this request: you need not answer it. The car can be booked again for these dates.",
  },
  byDriver: /*i18n*/ {
    id: "mail.bookingCancelledForAgency.byDriver",
    message:
      "The driver’s request to cancel this booking is accepted. The car can be booked again for these dates.",
  },
  noShow: /*i18n*/ {
    id: "mail.bookingCancelledForAgency.noShow",
    message:
      "The driver did not come, as recorded on the booking. The car can be booked again for these dates.",
  },
  byMarketplace: /*i18n*/ {
    id: "mail.bookingCancelledForAgency.byMarketplace",
    message: "Our team has cancelled this booking. The car can be booked again for these dates.",
  },
  atDesk: /*i18n*/ {
    id: "mail.bookingCancelledForAgency.atDesk",
    message: "The driver paid at your desk: please return {amount}, then record it on the booking.",
  },
};
