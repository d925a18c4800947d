import type { LandingPrices } from "#web/pages/landing/Landing.load.ts";
import { monthRows, seasonRows } from "#web/pages/landing/seasonPrices.ts";

const months = ["2026-11", "2026-12", "2027-01", "2027-02", "2027-03", "2027-04"];
const laterMonths = ["2027-05", "2027-06", "2027-07", "2027-08", "2027-09", "2027-10"];
const base = { mini: 78, midi: 92, maxi: 148 } as const;

/** Prices of an article, higher from June to September. */
export function someLandingPrices(): LandingPrices {
  const prices = [...months, ...laterMonths].flatMap((month) =>
    (["mini", "midi", "maxi"] as const).map((range) => {
      const median = Math.round(base[range] * (/-0[6-9]$/.test(month) ? 1.4 : 1));
      return { month, range, cars: 40, lowest: median - 14, median };
    }),
  );
  const asIs = (price: number) => price;
  return { seasons: seasonRows(prices, asIs), months: monthRows(prices, asIs) };
}
