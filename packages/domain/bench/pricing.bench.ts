import { Bench } from "tinybench";
import type { PricingInput } from "../src/pricing/PricingInput.ts";
import { quoteRental } from "../src/pricing/quoteRental.ts";
import { quoteTotal } from "../src/pricing/quoteTotal.ts";
import { aCar } from "../src/testing/aCar.ts";
import { quoteDayByDay, quoteDayByDayLean } from "./dayByDay.ts";

const rentals = [3, 30, 180];

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

print("how many times as fast as a loop over the days, in this process; 12 periods\n\n");
print("       against the usual loop      against the lean loop\n");
print("days   quoteTotal   quoteRental   quoteTotal   quoteRental\n");
for (const days of rentals) {
  const rates = await measure(days);
  const ratios = [
    rates.total / rates.loop,
    rates.lines / rates.loop,
    rates.total / rates.lean,
    rates.lines / rates.lean,
  ];
  print(`${String(days).padEnd(6)} ${ratios.map((ratio) => ratio.toFixed(1).padEnd(12)).join(" ")}\n`);
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
  for (const each of inputs) agree(each);
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

/** The loops count in floating point and in the machine's zone: at most a dinar a day apart. */
function agree(input: PricingInput): void {
  const { days, total } = quoteRental(input);
  for (const other of [quoteTotal(input), quoteDayByDay(input, periods), quoteDayByDayLean(input)]) {
    if (Math.abs(other - total) > days) throw new Error(`${other} instead of ${total} for ${days} days`);
  }
}

function print(text: string): void {
  process.stdout.write(text);
}
