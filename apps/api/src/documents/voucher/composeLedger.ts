import { usageChargeSums } from "@sayara/domain/booking/condition/usageCharges";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { textIn } from "@sayara/domain/language/textIn";
import type { Language } from "@sayara/domain/language/Language";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { DocumentText } from "@sayara/i18n/documents/documentText";
import { voucherMessages as messages } from "@sayara/i18n/documents/voucherMessages";
import type { Formats } from "@sayara/i18n/format/createFormats";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import type { VoucherContent, VoucherFact } from "./VoucherContent.ts";

/** If there are more daily prices, they share one line, since the page has no more space. */
const MAX_DAY_LINES = 5;
/** If there are more extras, they share one line. */
const MAX_EXTRA_LINES = 3;
/** If there are more payments, they share one line. */
const MAX_PAYMENT_LINES = 3;

interface LedgerWriter {
  language: Language;
  t: DocumentText;
  formats: Formats;
}

/**
 * Returns the price as sold, the usage charges [HO10], the recorded payments, and the amount due at the desk.
 */
export function composeLedger(
  booking: Booking,
  { t, formats, language }: LedgerWriter,
): VoucherContent["ledger"] {
  const { quote, currency, payments } = booking;
  const price = (dinars: number) => formats.price(dinars, currency);
  const { paid, returned, owed, due } = balanceOf(booking);
  const prices = daysByPrice(quote);
  const days: VoucherFact[] =
    prices.length > MAX_DAY_LINES
      ? [{ label: t(messages.daysAtSeveral, { days: formats.days(quote.days) }), value: price(quote.rental) }]
      : prices.map(({ days: count, price: dailyPrice, sum }) => ({
          label: t(messages.daysAt, { days: formats.days(count), price: price(dailyPrice) }),
          value: price(sum),
        }));
  const options = quote.optionLines.map((line) => ({
    label: t(rentalOptionMessages[line.option]),
    value: line.price === 0 ? t(messages.included) : price(line.price),
  }));
  const extras = (quote.extraLines ?? []).map(({ name, count, price: amount }) => {
    const label = textIn(name, language) ?? "";
    return {
      label: count === 1 ? label : `${formats.number(count)} × ${label}`,
      value: amount === 0 ? t(messages.included) : price(amount),
    };
  });
  const fees = (quote.feeLines ?? []).map(({ kind, quantity, price: amount }) => {
    const label = t(feeKindMessages[kind]);
    return {
      label: quantity === 1 ? label : `${formats.number(quantity)} × ${label}`,
      value: amount === 0 ? t(messages.included) : price(amount),
    };
  });
  const { promoLine } = quote;
  const promo =
    promoLine === undefined
      ? []
      : [{ label: t(messages.promo, { code: promoLine.code }), value: price(-promoLine.reduction) }];
  const received =
    payments.length > MAX_PAYMENT_LINES
      ? [{ label: t(messages.paid), value: price(paid) }]
      : payments.map(({ gateway, at, amount }) => ({
          label: t(gateway === null ? messages.paidAtDesk : messages.paidOnline, { date: formats.date(at) }),
          value: price(amount),
        }));
  if (returned > 0) received.push({ label: t(messages.returned), value: price(returned) });
  if (owed > 0) received.push({ label: t(messages.owed), value: price(owed) });
  const usage = usageChargeSums(booking.usageCharges ?? []).due;
  if (usage > 0) received.unshift({ label: t(messages.usage), value: price(usage) });
  return {
    title: t(messages.price),
    lines: [
      ...days,
      ...options,
      ...(extras.length > MAX_EXTRA_LINES ? [allExtras(booking, { t, price })] : extras),
      ...fees,
      ...promo,
    ],
    total: { label: t(messages.total), value: price(booking.total) },
    paid: received,
    due: { label: t(messages.due), value: price(due) },
  };
}

function allExtras(
  { quote: { extraLines = [] } }: Booking,
  { t, price }: Pick<LedgerWriter, "t"> & { price: (dinars: number) => string },
): VoucherFact {
  const sum = extraLines.reduce((millimes, line) => millimes + toMillimes(line.price), 0);
  return { label: t(messages.extras, { count: String(extraLines.length) }), value: price(toDinars(sum)) };
}

/** Returns the rental days grouped by price, in the order of their first days. Sums are in dinars. */
function daysByPrice({ lines }: Quote): { price: number; days: number; sum: number }[] {
  const days = new Map<number, number>();
  for (const { price } of lines) days.set(price, (days.get(price) ?? 0) + 1);
  return [...days].map(([price, count]) => ({
    price,
    days: count,
    sum: toDinars(toMillimes(price) * count),
  }));
}
