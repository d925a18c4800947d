import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { StripDay } from "#web/shared/PriceStrip/PriceStrip.tsx";
import { keepPriceDays, cachedPriceDays, priceDaysKey } from "./cachedPriceDays.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";

/** Milliseconds that a search must stay: of several filters in a row only the last asks. */
const SETTLED_AFTER = 300;

interface PriceDaysRequest {
  /** The search whose cars are shown. */
  search: RentalSearch;
  window: { first: CalendarDate; last: CalendarDate };
  /** Where the days stand: they are asked for once it is in view. */
  frame: RefObject<HTMLElement | null>;
  onLoadDays: (days: { first: CalendarDate; last: CalendarDate }) => Promise<readonly CalendarDay[]>;
}

/**
 * Returns a search's pick-up days, null before the first are known. Asks only if place, length, times or filters are
 * others than before. The totals of another search are never shown: its days stand without totals meanwhile.
 */
export function usePriceDays(request: PriceDaysRequest): readonly StripDay[] | null {
  const { search, window, frame, onLoadDays } = request;
  const key = priceDaysKey(search);
  const kept = cachedPriceDays(search);
  const [loaded, setLoaded] = useState<{ key: string; days: readonly CalendarDay[] } | null>(null);
  if (kept !== null && kept !== loaded?.days) setLoaded({ key, days: kept });

  const load = useEffectEvent(async (isCurrent: () => boolean) => {
    // Days without totals are links all the same.
    const found = await onLoadDays(window).catch(() => []);
    if (found.length === 0) return;
    keepPriceDays(search, found);
    if (isCurrent()) setLoaded({ key, days: found });
  });
  const missing = kept === null ? `${key} ${search.from}` : null;
  useEffect(() => {
    if (missing === null) return undefined;
    let isCurrent = true;
    const stop = onceSeen(frame.current, () => void load(() => isCurrent));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [missing, frame]);

  const chosen = search.from.slice(0, 10);
  return useMemo(() => {
    if (loaded === null || !loaded.days.some(({ date }) => date === chosen)) return null;
    return loaded.key === key ? loaded.days : loaded.days.map(({ date }) => ({ date }));
  }, [loaded, key, chosen]);
}

/** Calls back once the element is in view and some time has passed. Returns a function that prevents it. */
function onceSeen(element: HTMLElement | null, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (element === null || !("IntersectionObserver" in globalThis)) {
    timer = setTimeout(callback, SETTLED_AFTER);
    return () => clearTimeout(timer);
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    timer = setTimeout(callback, SETTLED_AFTER);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
