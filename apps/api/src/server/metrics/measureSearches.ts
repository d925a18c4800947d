import type { Metrics } from "@sayara/telemetry/metrics/Metrics";
import type { SearchEngine } from "#api/search/engine/createSearchEngine.ts";

/** Wraps an engine to record the duration of each search, including its wait, and the number of running searches. */
export function measureSearches(engine: SearchEngine, metrics: Metrics): SearchEngine {
  const record = metrics.durations({
    name: "search_duration_seconds",
    help: "Time of a search, its wait for the worker included.",
    labels: ["kind", "outcome"],
  });
  let activeSearches = 0;
  metrics.values(
    { name: "searches", help: "Searches that wait for the worker or run in it.", labels: [] },
    () => activeSearches,
  );
  const measure = async <Result>(kind: string, work: Promise<Result>): Promise<Result> => {
    const start = performance.now();
    let outcome = "failed";
    activeSearches += 1;
    try {
      const result = await work;
      outcome = "answered";
      return result;
    } finally {
      activeSearches -= 1;
      record({ kind, outcome }, (performance.now() - start) / 1000);
    }
  };
  return {
    search: (query) => measure("search", engine.search(query)),
    cheapestDays: (query) => measure("cheapest_days", engine.cheapestDays(query)),
    placeTotals: (query) => measure("place_totals", engine.placeTotals(query)),
    monthlyPrices: (query) => measure("monthly_prices", engine.monthlyPrices(query)),
    load: () => engine.load(),
    isReady: () => engine.isReady(),
    close: () => engine.close(),
  };
}
