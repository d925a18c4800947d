import { balanceOf } from "@sayara/domain/booking/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { DocumentText } from "@sayara/i18n/documents/documentText";
import { voucherWords as words } from "@sayara/i18n/documents/voucherWords";
import type { Formats } from "@sayara/i18n/format/createFormats";
import { rentalOptionWords } from "@sayara/i18n/words/rentalOptionWords";
import type { VoucherContent, VoucherFact } from "./VoucherContent.ts";

/** More daily prices than this share one line: the page has no room. */
const MOST_DAY_LINES = 5;
/** More payments than this share one line. */
const MOST_PAYMENT_LINES = 3;

interface LedgerWriter {
  t: DocumentText;
  formats: Formats;
}

/** Returns the price as sold, the recorded payments, and what is due at the desk. */
export function composeLedger(booking: Booking, { t, formats }: LedgerWriter): VoucherContent["ledger"] {
  const { quote, currency, payments } = booking;
  const price = (dinars: number) => formats.price(dinars, currency);
  const { paid, returned, owed, due } = balanceOf(booking);
  const prices = daysByPrice(quote);
  const days: VoucherFact[] =
    prices.length > MOST_DAY_LINES
      ? [{ label: t(words.daysAtSeveral, { days: formats.days(quote.days) }), value: price(quote.rental) }]
      : prices.map(({ days: count, price: each, sum }) => ({
          label: t(words.daysAt, { days: formats.days(count), price: price(each) }),
          value: price(sum),
        }));
  const options = quote.optionLines.map((line) => ({
    label: t(rentalOptionWords[line.option]),
    value: line.price === 0 ? t(words.included) : price(line.price),
  }));
  const received =
    payments.length > MOST_PAYMENT_LINES
      ? [{ label: t(words.paid), value: price(paid) }]
      : payments.map(({ gateway, at, amount }) => ({
          label: t(gateway === null ? words.paidAtDesk : words.paidOnline, { date: formats.date(at) }),
          value: price(amount),
        }));
  if (returned > 0) received.push({ label: t(words.returned), value: price(returned) });
  if (owed > 0) received.push({ label: t(words.owed), value: price(owed) });
  return {
    title: t(words.price),
    lines: [...days, ...options],
    total: { label: t(words.total), value: price(booking.total) },
    paid: received,
    due: { label: t(words.due), value: price(due) },
  };
}

/** Returns the rental days by price, in the order of their first days. Sums are in dinars. */
function daysByPrice({ lines }: Quote): { price: number; days: number; sum: number }[] {
  const days = new Map<number, number>();
  for (const { price } of lines) days.set(price, (days.get(price) ?? 0) + 1);
  return [...days].map(([price, count]) => ({
    price,
    days: count,
    sum: toDinars(toMillimes(price) * count),
  }));
}
