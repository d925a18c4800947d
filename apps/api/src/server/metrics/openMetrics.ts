import { createMetrics } from "@sayara/telemetry/metrics/createMetrics";
import type { Metrics } from "@sayara/telemetry/metrics/Metrics";
import { serveMetrics } from "@sayara/telemetry/metrics/serveMetrics";
import type { Config } from "#api/server/config/readConfig.ts";
import { type WatchedDatabase, watchDatabase } from "./watchDatabase.ts";

export interface OpenMetrics {
  metrics: Metrics;
  close: () => Promise<void>;
}

/** Creates the metrics and serves them if `API_METRICS_PORT` is set. */
export async function openMetrics(
  { metrics: address }: Pick<Config, "metrics">,
  database: WatchedDatabase,
): Promise<OpenMetrics | undefined> {
  if (address === undefined) return undefined;
  const metrics = await createMetrics();
  watchDatabase(metrics, database);
  const { close } = await serveMetrics(metrics, address);
  return { metrics, close };
}
