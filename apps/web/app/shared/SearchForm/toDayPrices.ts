import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import type { Formats } from "@sayara/i18n/format/createFormats";
import { lowestOf } from "#web/shared/PriceStrip/lowestOf.ts";
import type { DayPrices } from "@sayara/ui/DateRangeField/RangeCalendar";

/** In dinars. From this total on, a calendar day has no room for the currency. */
const MIN_WITHOUT_CURRENCY = 1000;

/** Formats the totals of pick-up days for the calendar. Days without a car have no price. */
export function toDayPrices(
  days: readonly CalendarDay[],
  formats: Pick<Formats, "number" | "price">,
  /** Marks the lowest price: "(lowest)". */
  lowestLabel: string,
): DayPrices {
  const lowest = lowestOf(days.flatMap(({ total }) => total ?? []));
  return Object.fromEntries(
    days.flatMap(({ date, total }) => {
      if (total === null) return [];
      const price = formats.price(total);
      const isLowest = total === lowest;
      const text =
        total < MIN_WITHOUT_CURRENCY ? formats.price(Math.ceil(total)) : formats.number(Math.ceil(total));
      return [[date, { text, name: isLowest ? `${price} ${lowestLabel}` : price, isLowest }]];
    }),
  );
}
