import type { Metrics } from "@sayara/telemetry/metrics/Metrics";
import type { DocumentsOptions } from "./createDocuments.ts";

/**
 * Records the duration of each render by status, without its time in the queue, and reads the queue length at each
 * scrape.
 */
export function measureRenders(
  metrics: Metrics,
  { queue, render }: Pick<DocumentsOptions, "queue" | "render">,
): DocumentsOptions["render"] {
  const record = metrics.durations({
    name: "render_duration_seconds",
    help: "Time of a render with its calls of the API, without its wait.",
    labels: ["status"],
  });
  metrics.values({ name: "renders", help: "Renders of the queue.", labels: ["state"] }, () => ({
    running: queue.running,
    waiting: queue.waiting,
  }));
  return async (request, visitor) => {
    const start = performance.now();
    let status = "failed";
    try {
      const document = await render(request, visitor);
      status = String(document.status);
      return document;
    } finally {
      record({ status }, (performance.now() - start) / 1000);
    }
  };
}
