import { useEffect, useState } from "react";
import { loadDayPrices } from "./loadDayPrices.ts";

type DayPrices = ReadonlyMap<string, number>;

const unknown: DayPrices = new Map();

/**
 * Returns the lowest price of one rental day at each place, in TND by slug; empty until loaded, or if the call fails.
 */
export function useDayPrices(isWanted: boolean): DayPrices {
  const [prices, setPrices] = useState(unknown);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    loadDayPrices().then(
      (loaded) => isShown && setPrices(loaded),
      // After a failure the map has no prices.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return isWanted ? prices : unknown;
}
