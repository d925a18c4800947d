import type { Metric, Metrics, Values } from "./Metrics.ts";

/** In seconds, from a cached response to the longest timeout of a page. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates metrics, including those of the process and of Node. Loads the library only when called. */
export async function createMetrics(): Promise<Metrics> {
  const { Gauge, Histogram, Registry, collectDefaultMetrics } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  let reading: Promise<string> | undefined;
  const histogram: Metrics["histogram"] = ({ buckets, ...metric }) => {
    const recorder = new Histogram({ ...optionsOf(metric), buckets: [...buckets], registers });
    return (labels, value) => recorder.observe(labels, value);
  };

  return {
    durations: (metric) => histogram({ ...metric, buckets: durationBuckets }),
    histogram,
    values: (metric, read) => {
      const gauge = new Gauge({
        ...optionsOf(metric),
        registers,
        async collect(): Promise<void> {
          const values = await valuesOf(read);
          gauge.reset();
          const [label] = metric.labels;
          if (typeof values === "number") gauge.set(values);
          else if (label === undefined) gauge.remove();
          if (typeof values !== "object" || label === undefined) return;
          for (const [value, number] of Object.entries(values)) gauge.set({ [label]: value }, number);
        },
      });
    },
    // Concurrent scrapes share one reading.
    read: async () => {
      reading ??= registry.metrics().finally(() => (reading = undefined));
      return { text: await reading, contentType: registry.contentType };
    },
  };
}

function optionsOf<Label extends string>({ name, help, labels }: Metric<Label>) {
  return { name: `sayara_${name}`, help, labelNames: [...labels] };
}

async function valuesOf(read: () => Values | Promise<Values>): Promise<Values | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
