import { bookingFacts } from "./bookingFacts.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { passwordLink } from "./passwordLink.ts";
import { paymentFacts } from "./paymentFacts.ts";
import { returnedSentence } from "./returnedSentence.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

/**
 * To the driver: the booking is confirmed by its payment. The receipt, what is left to pay, what to plan for, and
 * the documents to bring.
 */
export function bookingConfirmed(data: MailData["bookingConfirmed"], writer: MailWriter): MailContent {
  const { t } = writer;
  const { reference, carName, supplierName: agency, currency } = data.booking;
  return {
    subject: t({ ...words.subject, values: { reference, car: carName } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.driverName } }),
      t({ ...words.confirmed, values: { agency } }),
      ...returnedSentence(data.returned, currency, writer),
    ],
    facts: [
      ...bookingFacts(data.booking, writer),
      ...paymentFacts(data, data.booking, writer),
      ...planFacts(data, writer),
    ],
    button: { label: t(sharedMailWords.seeBooking), link: data.link },
    notes: [t(sharedMailWords.bring)],
    ...(data.password && { moreLink: passwordLink(data.password, writer) }),
  };
}

function planFacts(
  { plan, booking: { currency }, supplierPhone, supplierAddress }: MailData["bookingConfirmed"],
  { t, formats }: MailWriter,
): NonNullable<MailContent["facts"]> {
  const facts: NonNullable<MailContent["facts"]> = [];
  const { deposit, largestExcess, minimumAge } = plan;
  if (deposit >= 0) {
    facts.push([t(words.deposit), deposit === 0 ? t(words.none) : formats.price(deposit, currency)]);
  }
  if (largestExcess !== null) facts.push([t(words.excess), formats.price(largestExcess, currency)]);
  facts.push([t(words.minimumAge), t({ ...words.years, values: { age: minimumAge } })]);
  if (supplierPhone !== undefined) facts.push([t(words.phone), supplierPhone]);
  if (supplierAddress !== undefined) facts.push([t(words.address), supplierAddress]);
  return facts;
}

const words = {
  subject: /*i18n*/ { id: "mail.bookingConfirmed.subject", message: "Booking {reference} confirmed: {car}" },
  heading: /*i18n*/ { id: "mail.bookingConfirmed.heading", message: "Your booking is confirmed" },
  confirmed: /*i18n*/ {
    id: "mail.bookingConfirmed.confirmed",
    message: "Your payment has arrived, and {agency} is expecting you: the car is yours for these dates.",
  },
  deposit: /*i18n*/ { id: "mail.bookingConfirmed.deposit", message: "Security deposit held" },
  none: /*i18n*/ { id: "mail.bookingConfirmed.none", message: "none" },
  excess: /*i18n*/ { id: "mail.bookingConfirmed.excess", message: "Largest excess" },
  minimumAge: /*i18n*/ { id: "mail.bookingConfirmed.minimumAge", message: "Minimum age" },
  years: /*i18n*/ { id: "mail.bookingConfirmed.years", message: "{age} years" },
  phone: /*i18n*/ { id: "mail.bookingConfirmed.phone", message: "Agency’s phone" },
  address: /*i18n*/ { id: "mail.bookingConfirmed.address", message: "Agency’s address" },
};
