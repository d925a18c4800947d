/**
 * Measures prices, searches, checkouts, an agency's requests, a page's CPU time and bytes, Lighthouse and first
 * navigations, and prints one table. Requires a built website. Arguments select parts; all by default. Exits with 1 if
 * a goal is missed.
 *
 * @example pnpm bench search page
 */
import { availableParallelism, loadavg } from "node:os";
import { type Figure, isMet } from "./Figure.ts";
import { measureCheckouts } from "./measureCheckouts.ts";
import { measureNavigations } from "./measureNavigations.ts";
import { measurePages } from "./measurePages.ts";
import { measurePortal } from "./measurePortal.ts";
import { measurePrices } from "./measurePrices.ts";
import { measureSearches } from "./measureSearches.ts";
import { table } from "./table.ts";

const parts: Record<string, () => Promise<Figure[]>> = {
  price: measurePrices,
  search: measureSearches,
  checkout: measureCheckouts,
  portal: measurePortal,
  page: measurePages,
  navigation: measureNavigations,
};
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`The parts are ${Object.keys(parts).join(", ")}.`);

const [load = 0] = loadavg();
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts))
  if (names.length === 0 || names.includes(name)) figures.push(...(await measure()));
const [loadAfter = 0] = loadavg();
const rows = figures.map((figure) => ({
  name: figure.name,
  value: figure.value,
  unit: figure.unit,
  goal:
    figure.atMost === undefined
      ? figure.atLeast === undefined
        ? ""
        : `≥ ${figure.atLeast}`
      : `≤ ${figure.atMost}`,
  status: isMet(figure) ? "" : "EXCEEDED",
}));
process.stdout.write(
  `${availableParallelism()} processors, load ${load.toFixed(1)} before it began, ${loadAfter.toFixed(1)} after\n${table(rows)}\n`,
);
process.exitCode = figures.every(isMet) ? 0 : 1;
