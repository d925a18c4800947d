import { createMetrics } from "@sayara/telemetry/metrics/createMetrics";
import { serveMetrics } from "@sayara/telemetry/metrics/serveMetrics";
import type { ServerBuild } from "react-router";
import { createRouteOf } from "./documents/createRouteOf.ts";
import type { MetricsOptions } from "./createWebServer.ts";
import type { WebConfiguration } from "./webConfiguration.ts";

/** Creates the metrics and serves them if `WEB_METRICS_PORT` is set. */
export async function openMetrics(
  { metrics: address }: WebConfiguration,
  routes: ServerBuild["routes"],
): Promise<MetricsOptions | undefined> {
  if (address === undefined) return undefined;
  const metrics = await createMetrics();
  await serveMetrics(metrics, address);
  return { metrics, routeOf: createRouteOf(routes) };
}
