"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { DayPrices, LoadDayPrices } from "./RangeCalendar.tsx";
import { dateOfDay, dayOfDate, type WallClockRange } from "./wallClock.ts";

interface DayPricesInput {
  loadPrices: LoadDayPrices | undefined;
  value: WallClockRange;
  /** A day in the first month shown when the calendar opens. */
  initialDay: string;
  months: 1 | 2;
  /** First selectable day. */
  min: string;
}

/**
 * Returns the prices of the shown months, or undefined if there are none. Loads them when the shown months or the range
 * change.
 */
export function useDayPrices({ loadPrices, value, initialDay, months, min }: DayPricesInput) {
  const [month, setMonth] = useState(initialDay.slice(0, 7));
  const [prices, setPrices] = useState<DayPrices>();

  const loadVisible = useEffectEvent((key: string) => {
    const days = daysOf(key.slice(0, 7), months);
    return loadPrices?.(days.first < min ? { ...days, first: min } : days, value) ?? null;
  });
  const requestKey = `${month} ${months} ${value.from} ${value.to}`;
  useEffect(() => {
    let isCurrent = true;
    const update = (change: (currentPrices: DayPrices | undefined) => DayPrices | undefined) =>
      isCurrent && setPrices(change);
    const request = loadVisible(requestKey);
    // Reserves space for the prices before they arrive.
    void Promise.resolve().then(() =>
      update((currentPrices) => (request === null ? undefined : (currentPrices ?? {}))),
    );
    request?.then(
      (nextPrices) => update(() => nextPrices),
      // Days can still be selected without prices.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [requestKey]);

  return { prices, onMonthChange: setMonth };
}

function daysOf(month: string, months: 1 | 2): { first: string; last: string } {
  const first = dateOfDay(`${month}-01`);
  const last = new Date(first.getFullYear(), first.getMonth() + months, 0, 12);
  return { first: dayOfDate(first), last: dayOfDate(last) };
}
