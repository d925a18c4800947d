/**
 * Measures a page's cost on the server, under concurrent visitors and on a phone, how soon a press is painted, and audits its pages.
 * `COMPARE_WITH` names a built checkout to measure in the same run. Arguments name the measurements to run and the pages
 * of `phone` and `tasks`, all by default. Exits with 1 if a goal is missed.
 *
 * @example node bench/web.bench.ts tasks search car
 */
import { availableParallelism, loadavg } from "node:os";
import { table } from "@sayara/tooling-bench/table";
import { measureAudits } from "./measureAudits.ts";
import { measureCrowd } from "./measureCrowd.ts";
import { measureInteraction } from "./measureInteraction.ts";
import { measurePhone } from "./measurePhone.ts";
import { measureServerCost } from "./measureServerCost.ts";
import { measureTasks } from "./measureTasks.ts";
import type { Goal } from "./Measurement.ts";
import { isPhonePage, phonePages } from "./phonePages.ts";
import { withSites } from "./withSites.ts";

const measurements = {
  cost: measureServerCost,
  crowd: measureCrowd,
  phone: measurePhone,
  tasks: measureTasks,
  interaction: measureInteraction,
  audits: measureAudits,
};
const names = process.argv.slice(2);
const chosen = names.filter((name) => name in measurements);
const pages = names.filter(isPhonePage);
const unknown = names.filter((name) => !(name in measurements) && !isPhonePage(name));
if (unknown.length > 0) throw new Error(`neither a measurement nor a page: ${unknown.join(", ")}`);

const [load = 0] = loadavg();
write(`${availableParallelism()} processors, load ${load.toFixed(1)} before it began\n`);
const goals: Goal[] = [];
await withSites(async (sites) => {
  for (const [name, measure] of Object.entries(measurements)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const measured = await measure(sites, pages.length > 0 ? pages : phonePages);
    write(`${measured.title}\n${table(measured.rows)}\n`);
    goals.push(...measured.goals);
  }
});
for (const { claim, isKept } of goals) write(`${isKept ? "KEPT    " : "EXCEEDED"}  ${claim}`);
process.exitCode = goals.every(({ isKept }) => isKept) ? 0 : 1;

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
