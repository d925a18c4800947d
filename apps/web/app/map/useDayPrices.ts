import { useEffect, useState } from "react";
import { loadDayPrices } from "./loadDayPrices.ts";

type DayPrices = ReadonlyMap<string, number>;

const noPrices: DayPrices = new Map();

/**
 * Returns the lowest price of one rental day at each place, in TND by slug; empty until loaded, or if the call fails.
 */
export function useDayPrices(isEnabled: boolean): DayPrices {
  const [prices, setPrices] = useState(noPrices);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isMounted = true;
    loadDayPrices().then(
      (loaded) => isMounted && setPrices(loaded),
      // After a failure the map has no prices.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [isEnabled]);
  return isEnabled ? prices : noPrices;
}
