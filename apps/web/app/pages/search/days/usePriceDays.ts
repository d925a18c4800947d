import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { StripDay } from "#web/shared/PriceStrip/PriceStrip.tsx";
import { cachePriceDays, cachedPriceDays, priceDaysKey } from "./cachedPriceDays.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";

/**
 * Debounce in milliseconds after a change of the search, so that several filter changes in a row send only
 * one request.
 */
const DEBOUNCE_MS = 300;

interface PriceDaysRequest {
  /** The search whose cars are displayed. */
  search: RentalSearch;
  dayRange: { first: CalendarDate; last: CalendarDate };
  /** Element that contains the days. They are requested once it is in view. */
  container: RefObject<HTMLElement | null>;
  onLoadDays: (days: { first: CalendarDate; last: CalendarDate }) => Promise<readonly CalendarDay[]>;
}

/**
 * Returns the pick-up days of a search; null before the first days are loaded. Sends a request only if the
 * place, length, times or filters change. Until the totals of the new search arrive, the days have no totals:
 * those of another search are never shown.
 */
export function usePriceDays(request: PriceDaysRequest): readonly StripDay[] | null {
  const { search, dayRange, container, onLoadDays } = request;
  const key = priceDaysKey(search);
  const cached = cachedPriceDays(search);
  const [loaded, setLoaded] = useState<{ key: string; days: readonly CalendarDay[] } | null>(null);
  if (cached !== null && cached !== loaded?.days) setLoaded({ key, days: cached });

  const load = useEffectEvent(async (isCurrent: () => boolean) => {
    // Days without totals still work as links.
    const newDays = await onLoadDays(dayRange).catch(() => []);
    if (newDays.length === 0) return;
    cachePriceDays(search, newDays);
    if (isCurrent()) setLoaded({ key, days: newDays });
  });
  const missing = cached === null ? `${key} ${search.from}` : null;
  useEffect(() => {
    if (missing === null) return undefined;
    let isCurrent = true;
    const stop = onceVisible(container.current, () => void load(() => isCurrent));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [missing, container]);

  const pickupDate = search.from.slice(0, 10);
  return useMemo(() => {
    if (loaded === null || !loaded.days.some(({ date }) => date === pickupDate)) return null;
    return loaded.key === key ? loaded.days : loaded.days.map(({ date }) => ({ date }));
  }, [loaded, key, pickupDate]);
}

/** Calls back once the element is in view and the delay has passed. Returns a function that cancels it. */
function onceVisible(element: HTMLElement | null, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (element === null || !("IntersectionObserver" in globalThis)) {
    timer = setTimeout(callback, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    timer = setTimeout(callback, DEBOUNCE_MS);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
