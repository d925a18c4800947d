import { createRandom } from "@sayara/api/demo/createRandom";
import { randomSearch } from "./randomSearch.ts";
import type { Figure } from "./Figure.ts";
import { openBenchApi } from "./openBenchApi.ts";
import { percentile } from "./statistics.ts";

const SEARCHES = 400;
const CONCURRENCY = 8;

/** Measures searches through the whole API, with 100,000 cars and 1,000,000 bookings on PostgreSQL. */
export async function measureSearches(): Promise<Figure[]> {
  const api = await openBenchApi({ cars: 100_000, bookings: 1_000_000 }, "sayara_bench");
  const random = createRandom(20_251_201);
  const search = async () => {
    const { path, body } = randomSearch(random, api.now);
    const start = performance.now();
    await api.post(path, body);
    return performance.now() - start;
  };
  try {
    for (let index = 0; index < 100; index++) await search();
    const sequentialTimes: number[] = [];
    for (let index = 0; index < SEARCHES; index++) sequentialTimes.push(await search());
    const concurrentTimes: number[] = [];
    const start = performance.now();
    const client = async () => {
      while (concurrentTimes.length < 2 * SEARCHES) concurrentTimes.push(await search());
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
    const seconds = (performance.now() - start) / 1000;
    return [
      { name: "a search alone, median", value: rounded(percentile(sequentialTimes, 50)), unit: "ms" },
      {
        name: "a search alone, p95",
        value: rounded(percentile(sequentialTimes, 95)),
        unit: "ms",
        atMost: 10,
      },
      {
        // The goal is from decision 0063.
        name: "eight searches together, median",
        value: rounded(percentile(concurrentTimes, 50)),
        unit: "ms",
        atMost: 35,
      },
      {
        name: "searches, eight together",
        value: Math.round(concurrentTimes.length / seconds),
        unit: "a second",
      },
      {
        name: "memory of the API and the bench at its peak",
        value: Math.round(process.resourceUsage().maxRSS / 1024),
        unit: "MB",
      },
    ];
  } finally {
    await api.close();
  }
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
