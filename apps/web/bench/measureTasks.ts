import { median } from "@sayara/tooling-bench/statistics";
import { atMost, type Goal, type Measurement } from "./Measurement.ts";
import { type PhonePage, phonePaths } from "./phonePages.ts";
import { recordTasks, type Task } from "./recordTasks.ts";
import type { Site, Sites } from "./Sites.ts";
import { visit } from "./visit.ts";

/** Times the processor of Lighthouse's mid-range phone is slower than this one. */
const slowdown = 4;
/** Milliseconds of a task that do not block, as in Lighthouse's blocking time. */
const allowed = 50;
/** Milliseconds. */
const blockingBound = 50;
const rounds = 5;

/**
 * Measures the blocking time of pages by processor time, medians of five visits: unlike Lighthouse's, which counts time on
 * the clock, it hardly grows with other work of the machine. Lists the tasks of the median visit that block, and the
 * longest part of each.
 */
export async function measureTasks(
  { kept, bare, before }: Sites,
  pages: readonly PhonePage[],
): Promise<Measurement> {
  const paths = await phonePaths(kept);
  const rows = [...rowsOf("bare", "bare", await visitsOf(bare, "/"))];
  const goals: Goal[] = [];
  for (const page of pages) {
    if (before !== undefined) rows.push(...rowsOf(page, "before", await visitsOf(before, paths[page])));
    const visits = await visitsOf(kept, paths[page]);
    rows.push(...rowsOf(page, "now", visits));
    goals.push(atMost(`${page}'s own blocking time`, median(visits.map(blockingOf)), blockingBound, "ms"));
  }
  return { title: `Tasks above ${allowed} ms, by processor time times ${slowdown}`, rows, goals };
}

async function visitsOf({ url }: Site, path: string): Promise<Task[][]> {
  // Warms the server up.
  for (let time = 0; time < 5; time++) await visit(url + path);
  const visits: Task[][] = [];
  for (let round = 0; round < rounds; round++) visits.push(await recordTasks(url + path));
  return visits;
}

function rowsOf(page: string, form: string, visits: Task[][]) {
  const sums = visits.map(blockingOf);
  const middle = median(sums);
  const blocking = visits.find((tasks) => blockingOf(tasks) === middle)?.filter(isBlocking) ?? [];
  return [
    { page, form, "blocking (ms)": Math.round(middle), "all visits": sums.map(Math.round).join(" ") },
    ...blocking.map(({ start, own, parts }) => ({
      page: "",
      form: `at ${Math.round(start)} ms`,
      "blocking (ms)": Math.round(own * slowdown - allowed),
      "all visits": parts[0]?.name ?? "",
    })),
  ];
}

function isBlocking({ own }: Task): boolean {
  return own * slowdown > allowed;
}

function blockingOf(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { own }) => sum + Math.max(0, own * slowdown - allowed), 0);
}
