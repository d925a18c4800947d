"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { DayPrices, LoadDayPrices } from "./RangeCalendar.tsx";
import { dateOfDay, dayOfDate, type WallClockRange } from "./wallClock.ts";

interface ShownMonths {
  loadPrices: LoadDayPrices | undefined;
  value: WallClockRange;
  /** A day in the first month shown when the calendar opens. */
  opening: string;
  months: 1 | 2;
  /** First selectable day. */
  min: string;
}

/**
 * Returns the prices of the shown months, or undefined if there are none. Loads them when the shown months or the range
 * change.
 */
export function useDayPrices({ loadPrices, value, opening, months, min }: ShownMonths) {
  const [month, setMonth] = useState(opening.slice(0, 7));
  const [prices, setPrices] = useState<DayPrices>();

  const load = useEffectEvent((shown: string) => {
    const days = daysOf(shown.slice(0, 7), months);
    return loadPrices?.(days.first < min ? { ...days, first: min } : days, value) ?? null;
  });
  const shown = `${month} ${months} ${value.from} ${value.to}`;
  useEffect(() => {
    let isPresent = true;
    const show = (change: (known: DayPrices | undefined) => DayPrices | undefined) =>
      isPresent && setPrices(change);
    const loading = load(shown);
    // Reserves space for the prices before they arrive.
    void Promise.resolve().then(() => show((known) => (loading === null ? undefined : (known ?? {}))));
    loading?.then(
      (loaded) => show(() => loaded),
      // Days can still be selected without prices.
      () => {},
    );
    return () => {
      isPresent = false;
    };
  }, [shown]);

  return { prices, onMonthShown: setMonth };
}

function daysOf(month: string, months: 1 | 2): { first: string; last: string } {
  const first = dateOfDay(`${month}-01`);
  const last = new Date(first.getFullYear(), first.getMonth() + months, 0, 12);
  return { first: dayOfDate(first), last: dayOfDate(last) };
}
