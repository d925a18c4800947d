import { measurePageSpeed } from "@sayara/tooling-bench/measurePageSpeed";
import { atLeast, atMost, type Measurement } from "./Measurement.ts";
import type { Sites } from "./Sites.ts";
import { visit } from "./visit.ts";

const pages = { home: "/", search: "/search/aeroport-tunis-carthage" };

/** Figures of a comparable marketplace's home page, measured the same way. */
const peer = { page: "the peer's home", score: 50, "LCP (ms)": 6400, "JavaScript (KB)": 422 };

/** Measures pages by Lighthouse on a mid-range phone, medians of five visits. */
export async function measurePhone({ kept }: Sites): Promise<Measurement> {
  const rows = [];
  for (const [page, path] of Object.entries(pages)) {
    // Warms the server up: the first renders include the compilation of its code.
    for (let time = 0; time < 20; time++) await visit(kept.url + path);
    const speed = await measurePageSpeed(kept.url + path);
    rows.push({
      page,
      score: speed.score,
      "LCP (ms)": speed.largestContentfulPaint,
      "TBT (ms)": speed.totalBlockingTime,
      CLS: speed.layoutShift,
      "JavaScript (KB)": speed.javascript,
    });
  }
  return {
    title: "Lighthouse, mobile, medians of five visits",
    rows: [...rows, peer],
    goals: rows.flatMap((row) => [
      atLeast(`${row.page}'s score`, row.score, 98, ""),
      atMost(`${row.page}'s largest paint`, row["LCP (ms)"], 1200, "ms"),
      atMost(`${row.page}'s layout shift`, row.CLS, 0.02, ""),
    ]),
  };
}
