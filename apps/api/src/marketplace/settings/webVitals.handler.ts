import type { webVitals } from "@sayara/api-client/contract/settings/webVitals";
import type { Metrics } from "@sayara/telemetry/metrics/Metrics";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { countWebVitals } from "#api/server/metrics/countWebVitals.ts";

/** Adds a page's web vitals to the metrics. Stores nothing. If no metrics are served, it only responds. */
export function webVitalsHandler({ metrics }: { metrics?: Metrics | undefined }): Handler<typeof webVitals> {
  const count = metrics === undefined ? undefined : countWebVitals(metrics);
  return ({ body }) => {
    count?.(body);
    return Promise.resolve({ ok: true, status: 200, data: undefined });
  };
}
