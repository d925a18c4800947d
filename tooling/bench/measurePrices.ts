import type { PricingInput } from "@sayara/domain/pricing/PricingInput";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { quoteTotal } from "@sayara/domain/pricing/quoteTotal";
import type { Figure } from "./Figure.ts";
import { median } from "./statistics.ts";

const DAY = 86_400_000;
const from = new Date("2026-02-10T09:00:00Z").getTime();

const periodicPrices = Array.from({ length: 12 }, (_, month) => {
  const name = String(month + 1).padStart(2, "0");
  return { startDate: `2026-${name}-01`, endDate: `2026-${name}-25`, dailyPrice: 90 + month * 3.5 };
});

/**
 * Measures the time to price rentals of 3, 30 and 180 days, in microseconds, for a car with 12 price periods and two
 * discounts.
 */
export function measurePrices(): Promise<Figure[]> {
  const figures = [3, 30, 180].flatMap((days) => [
    { name: `a total of ${days} days`, value: microseconds(days, quoteTotal), unit: "µs" },
    {
      name: `a quote of ${days} days, line by line`,
      value: microseconds(days, (input) => quoteRental(input).total),
      unit: "µs",
    },
  ]);
  return Promise.resolve(figures);
}

/**
 * Returns the median of 30 rounds. The rentals alternate, so that no result equals that of the previous call.
 */
function microseconds(days: number, quote: (input: PricingInput) => number): number {
  const inputs = Array.from({ length: 16 }, (_, index) => rental(days, index));
  let sum = 0;
  const rounds = Array.from({ length: 35 }, () => {
    const start = performance.now();
    for (let round = 0; round < 50; round++) for (const input of inputs) sum += quote(input);
    return ((performance.now() - start) * 1000) / (50 * inputs.length);
  });
  if (!Number.isFinite(sum)) throw new Error("A quote was not a number.");
  // Skips the first rounds, which include compilation.
  return Number(median(rounds.slice(5)).toFixed(2));
}

function rental(days: number, index: number): PricingInput {
  return {
    car: {
      currency: "TND",
      dailyPrice: 82.5,
      periodicPrices,
      discounts: [
        { threshold: 7, percentage: 5 },
        { threshold: 28, percentage: 12.5 },
      ],
      cancellation: 45,
      amendments: 20,
      theftProtection: 8,
      collisionDamageWaiver: 18.5,
      fullInsurance: -1,
      additionalDriver: 12,
    },
    from: new Date(from + index * DAY),
    to: new Date(from + (index + days) * DAY),
    options: { cancellation: true, theftProtection: true },
    commission: { enabled: true, rate: 6, effectiveDate: "2025-12-01" },
    timeZone: "Africa/Tunis",
  };
}
