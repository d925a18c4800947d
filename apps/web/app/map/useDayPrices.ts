import { useEffect, useState } from "react";
import { loadDayPrices } from "./loadDayPrices.ts";

type DayPrices = ReadonlyMap<string, number>;

const unknown: DayPrices = new Map();

/** Returns what one rental day costs at least at each place, in TND by slug; empty until known, or if the call fails. */
export function useDayPrices(isWanted: boolean): DayPrices {
  const [prices, setPrices] = useState(unknown);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    loadDayPrices().then(
      (loaded) => isShown && setPrices(loaded),
      // The map stays without prices.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return isWanted ? prices : unknown;
}
