import { useEffect, useState } from "react";

export type Totals = ReadonlyMap<string, number>;

const noTotals: Totals = new Map();

/**
 * Returns the totals at the places, in TND by slug; empty until loaded, or if the call fails. Passing another function
 * reloads them and drops the response of the previous one.
 */
export function useTotals(onLoad: (() => Promise<Totals>) | undefined): Totals {
  const [loaded, setLoaded] = useState<{ onLoad: typeof onLoad; totals: Totals }>();
  useEffect(() => {
    if (onLoad === undefined) return undefined;
    let isMounted = true;
    onLoad().then(
      (totals) => isMounted && setLoaded({ onLoad, totals }),
      // After a failure the map has no totals.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [onLoad]);
  return loaded !== undefined && loaded.onLoad === onLoad ? loaded.totals : noTotals;
}
