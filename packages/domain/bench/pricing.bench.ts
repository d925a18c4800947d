import { Bench } from "tinybench";
import type { PricingInput } from "../src/pricing/PricingInput.ts";
import { quoteRental } from "../src/pricing/quoteRental.ts";
import { quoteTotal } from "../src/pricing/quoteTotal.ts";
import { aCar } from "../src/testing/aCar.ts";
import { quoteDayByDay, quoteDayByDayLean } from "./dayByDay.ts";

/** Quotes per second of a comparable product's function on such a machine, by rental days. */
const peer = new Map([
  [3, 540_000],
  [30, 50_000],
  [180, 5_000],
]);

const periodicPrices = Array.from({ length: 12 }, (_, month) => {
  const name = String(month + 1).padStart(2, "0");
  return { startDate: `2026-${name}-01`, endDate: `2026-${name}-25`, dailyPrice: 90 + month * 3.5 };
});
const periods = periodicPrices.map(({ startDate, endDate, dailyPrice }) => ({
  start: new Date(startDate),
  end: new Date(endDate),
  dailyPrice,
}));
const car = aCar({
  periodicPrices,
  discounts: [
    { threshold: 7, percentage: 5 },
    { threshold: 28, percentage: 12.5 },
  ],
});

print("quotes per second, 12 periods; × says how many times as fast quoteTotal is, in the same run\n");
print(
  "(the known peer's figures were measured elsewhere, on a machine of this kind)\n\n" +
    "days   quoteTotal   quoteRental   lean float loop       day-by-day loop       known peer\n",
);
for (const [days, peerRate] of peer) {
  const rates = await measure(days);
  const against = (rate: number) => `${format(rate)} (${(rates.total / rate).toFixed(1)} ×)`;
  print(
    [
      String(days).padEnd(6),
      format(rates.total).padEnd(12),
      format(rates.lines).padEnd(13),
      against(rates.lean).padEnd(21),
      against(rates.loop).padEnd(21),
      against(peerRate),
    ].join(" ") + "\n",
  );
}

async function measure(days: number) {
  const from = new Date("2026-02-10T09:00:00Z");
  const input: PricingInput = {
    car,
    from,
    to: new Date(from.getTime() + days * 86_400_000),
    options: { cancellation: true, theftProtection: true },
    commission: { enabled: true, rate: 6, effectiveDate: "2025-12-01" },
    timeZone: "Africa/Tunis",
  };
  // Different rentals in turn, so that no result can be cached from the previous call.
  const inputs = Array.from({ length: 16 }, (_, i) => ({
    ...input,
    from: new Date(input.from.getTime() + i * 86_400_000),
    to: new Date(input.to.getTime() + i * 86_400_000),
  }));
  let sum = 0;
  const all = (quote: (input: PricingInput) => number) => () => {
    for (const each of inputs) sum += quote(each);
  };
  const bench = new Bench({ time: 700, warmupTime: 200 })
    .add("total", all(quoteTotal))
    .add(
      "lines",
      all((each) => quoteRental(each).total),
    )
    .add(
      "loop",
      all((each) => quoteDayByDay(each, periods)),
    )
    .add("lean", all(quoteDayByDayLean));
  await bench.run();
  if (!Number.isFinite(sum)) throw new Error("A quote was not a number");
  const rate = (name: string) => {
    const task = bench.getTask(name);
    if (task === undefined || !("throughput" in task.result)) throw new Error(`${name} was not measured`);
    return task.result.throughput.mean * inputs.length;
  };
  return { total: rate("total"), lines: rate("lines"), loop: rate("loop"), lean: rate("lean") };
}

function format(rate: number): string {
  return Math.round(rate).toLocaleString("en");
}

function print(text: string): void {
  process.stdout.write(text);
}
