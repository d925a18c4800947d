import { createRandom } from "@sayara/api/demo/createRandom";
import { aSearch } from "./aSearch.ts";
import type { Figure } from "./Figure.ts";
import { openBenchApi } from "./openBenchApi.ts";
import { percentile } from "./statistics.ts";

const SEARCHES = 400;
const TOGETHER = 8;

/** Measures searches through the whole API, with 100,000 cars and 1,000,000 bookings on PostgreSQL. */
export async function measureSearches(): Promise<Figure[]> {
  const api = await openBenchApi({ cars: 100_000, bookings: 1_000_000 }, "sayara_bench");
  const random = createRandom(20_251_201);
  const search = async () => {
    const { path, body } = aSearch(random, api.now);
    const began = performance.now();
    await api.post(path, body);
    return performance.now() - began;
  };
  try {
    for (let warm = 0; warm < 100; warm++) await search();
    const alone: number[] = [];
    for (let index = 0; index < SEARCHES; index++) alone.push(await search());
    const together: number[] = [];
    const began = performance.now();
    const client = async () => {
      while (together.length < 2 * SEARCHES) together.push(await search());
    };
    await Promise.all(Array.from({ length: TOGETHER }, client));
    const seconds = (performance.now() - began) / 1000;
    return [
      { what: "a search alone, median", measured: rounded(percentile(alone, 50)), unit: "ms" },
      { what: "a search alone, p95", measured: rounded(percentile(alone, 95)), unit: "ms", atMost: 20 },
      {
        // Decision 0063.
        what: "eight searches together, median",
        measured: rounded(percentile(together, 50)),
        unit: "ms",
        atMost: 35,
      },
      { what: "searches, eight together", measured: Math.round(together.length / seconds), unit: "a second" },
      {
        what: "memory of the API and the bench at its peak",
        measured: Math.round(process.resourceUsage().maxRSS / 1024),
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
