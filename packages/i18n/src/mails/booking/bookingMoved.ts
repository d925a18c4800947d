import { textIn } from "@sayara/domain/language/textIn";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { bookingFacts } from "../facts/bookingFacts.ts";
import { bringNote } from "../facts/bringNote.ts";
import { cancelTermsFact } from "../facts/cancelTermsFact.ts";
import { carImage } from "../facts/carImage.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { contactNote, meetingFacts, meetingLinks } from "../facts/meetingFacts.ts";
import { planFacts } from "../facts/planFacts.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to the driver who moved a cancelled booking to another car, with what happened to the money. */
export function bookingMoved(data: MailData["bookingMoved"], context: MailContext): MailContent {
  const { t, formats } = context;
  const { reference, carName: car, supplierName: agency, currency } = data.booking;
  const price = (amount: number) => formats.price(amount, currency);
  const amountSentence = (message: { id: string; message: string }, amount: number) =>
    amount > 0 ? [t({ ...message, values: { amount: price(amount), agency: data.from.supplierName } })] : [];
  const statusSentence =
    data.answerBy === null
      ? t({ ...messages.confirmed, values: { agency } })
      : t({ ...messages.requested, values: { agency, deadline: formats.dateTime(data.answerBy) } });
  return {
    subject: t({ ...messages.subject, values: { reference, car } }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name: data.driverName } }),
      t({ ...messages.moved, values: { from: data.from.reference, reference } }),
      statusSentence,
      ...changeSentences(data, context),
      ...amountSentence(messages.carried, data.carried),
      ...amountSentence(messages.refund, data.refund),
      ...amountSentence(messages.leftAtDesk, data.leftAtDesk),
    ],
    facts: [
      ...bookingFacts(data.booking, context),
      [t(messages.due), price(data.due)],
      ...meetingFacts(data, context),
      ...(data.plan === undefined ? [] : planFacts({ ...data, plan: data.plan }, context)),
      ...cancelTermsFact(data, context),
    ],
    ...carImage(data),
    button: { label: t(sharedMailMessages.seeBooking), link: data.link },
    links: meetingLinks(data, context),
    notes: [bringNote(data.booking, context), ...contactNote(data, context)],
  };
}

/** Describes the lost options and the change of price. */
function changeSentences(
  {
    booking: { total, currency },
    earlierTotal,
    missingOptions = [],
    missingExtras = [],
  }: MailData["bookingMoved"],
  { t, formats, language }: MailContext,
): string[] {
  const missing = [
    ...missingOptions.map((option) => t(rentalOptionMessages[option])),
    ...missingExtras.map((name) => textIn(name, language) ?? ""),
  ];
  const options = formats.list(missing);
  const missingSentence = missing.length === 0 ? [] : [t({ ...messages.lost, values: { options } })];
  if (earlierTotal === undefined) return missingSentence;
  const difference = toDinars(toMillimes(total) - toMillimes(earlierTotal));
  const totalMessage =
    difference === 0 ? messages.samePrice : difference > 0 ? messages.dearer : messages.cheaper;
  const values = {
    total: formats.price(total, currency),
    difference: formats.price(Math.abs(difference), currency),
  };
  return [...missingSentence, t({ ...totalMessage, values })];
}

const messages = {
  lost: /*i18n*/ {
    id: "mail.bookingMoved.lost",
    message: "The new car does not have: {options}. You do not pay for it.",
  },
  samePrice: /*i18n*/ { id: "mail.bookingMoved.samePrice", message: "The total remains {total}." },
  dearer: /*i18n*/ {
    id: "mail.bookingMoved.dearer",
    message: "The total is now {total}, {difference} more than before.",
  },
  cheaper: /*i18n*/ {
    id: "mail.bookingMoved.cheaper",
    message: "The total is now {total}, {difference} less than before.",
  },
  subject: /*i18n*/ { id: "mail.bookingMoved.subject", message: "Your new booking {reference}: {car}" },
  heading: /*i18n*/ { id: "mail.bookingMoved.heading", message: "You have another car" },
  moved: /*i18n*/ {
    id: "mail.bookingMoved.moved",
    message: "Booking {reference} replaces booking {from}, at the same places and times.",
  },
  confirmed: /*i18n*/ {
    id: "mail.bookingMoved.confirmed",
    message: "It is confirmed: {agency} is expecting you.",
  },
  requested: /*i18n*/ {
    id: "mail.bookingMoved.requested",
    message:
      "{agency} has your request and answers by {deadline} at the latest. The car is kept for you until then.",
  },
  carried: /*i18n*/ {
    id: "mail.bookingMoved.carried",
    message: "{amount} that you had paid counts for this booking.",
  },
  refund: /*i18n*/ {
    id: "mail.bookingMoved.refund",
    message: "{amount} will be paid back the way you paid it, by card usually within ten days.",
  },
  leftAtDesk: /*i18n*/ {
    id: "mail.bookingMoved.leftAtDesk",
    message: "{amount} that you paid at the agency will be returned to you there, by {agency}.",
  },
  due: /*i18n*/ { id: "mail.bookingMoved.due", message: "Left to pay" },
};
