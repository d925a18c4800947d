import type { MessageDescriptor } from "@lingui/core";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData, MailedChange } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email to a member of the agency about bookings that a colleague or an admin changed in one bulk action.
 */
export function bookingsChanged(data: MailData["bookingsChanged"], context: MailContext): MailContent {
  const { name, event, bookings, link } = data;
  const { t } = context;
  const values = { number: bookings.length };
  const hasAmountToReturn = bookings.some(({ atDesk }) => atDesk > 0);
  return {
    subject: t({ ...headings[event], values }),
    heading: t({ ...headings[event], values }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name } }),
      ...(hasAmountToReturn ? [t(messages.record)] : []),
    ],
    facts: bookings.map((booking) => [booking.reference, describeBooking(booking, context)]),
    button: { label: t(messages.seeBookings), link },
  };
}

function describeBooking(
  { carName: car, driverName: driver, from, to, currency, atDesk }: MailedChange,
  { t, formats }: MailContext,
): string {
  const values = { car, driver, dates: formats.dateRange(from, to), amount: formats.price(atDesk, currency) };
  return t({ ...(atDesk > 0 ? messages.owed : messages.booking), values });
}

const headings: Record<MailData["bookingsChanged"]["event"], MessageDescriptor> = {
  booking_confirmed: /*i18n*/ {
    id: "mail.bookingsChanged.booking_confirmed",
    message: "{number, plural, one {One booking confirmed} other {# bookings confirmed}}",
  },
  booking_cancelled: /*i18n*/ {
    id: "mail.bookingsChanged.booking_cancelled",
    message: "{number, plural, one {One booking cancelled} other {# bookings cancelled}}",
  },
  payment_received: /*i18n*/ {
    id: "mail.bookingsChanged.payment_received",
    message: "{number, plural, one {One payment recorded} other {Payments recorded for # bookings}}",
  },
};

const messages = {
  record: /*i18n*/ {
    id: "mail.bookingsChanged.record",
    message: "Some drivers paid at your desk: please return these sums, then record them on the bookings.",
  },
  booking: /*i18n*/ { id: "mail.bookingsChanged.booking", message: "{car} · {driver} · {dates}" },
  owed: /*i18n*/ {
    id: "mail.bookingsChanged.owed",
    message: "{car} · {driver} · {dates} · to return: {amount}",
  },
  seeBookings: /*i18n*/ { id: "mail.bookingsChanged.seeBookings", message: "See the bookings" },
};
