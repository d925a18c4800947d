import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import { dayNumber } from "@sayara/domain/time/dayNumber";
import type { RentalSearch } from "./SearchOutcome.ts";

interface KeptDays {
  key: string;
  days: readonly CalendarDay[];
}

let kept: KeptDays | undefined;

/** Key of the totals by pick-up day: places, filters, times of day and length, without the day itself [PL4]. */
export function priceDaysKey({ place, dropOff, filter, from, to }: RentalSearch): string {
  const nights = dayNumber(to.slice(0, 10)) - dayNumber(from.slice(0, 10));
  return JSON.stringify([place, dropOff, filter, from.slice(10), to.slice(10), nights]);
}

/** Returns the days loaded last for such a rental, if its pick-up day is among them. */
export function keptPriceDays(search: RentalSearch): readonly CalendarDay[] | null {
  if (kept === undefined || kept.key !== priceDaysKey(search)) return null;
  return kept.days.some(({ date }) => date === search.from.slice(0, 10)) ? kept.days : null;
}

/** Keeps the days for the next search: a move of the dates shows the list anew. */
export function keepPriceDays(search: RentalSearch, days: readonly CalendarDay[]): void {
  kept = { key: priceDaysKey(search), days };
}
