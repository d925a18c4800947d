/** Metrics of one process. Labels have few possible values: a route pattern, never a path. */
export interface Metrics {
  /** Returns a function that records durations of this server, in seconds. */
  durations<Label extends string>(
    metric: Metric<Label>,
  ): (labels: Record<Label, string>, seconds: number) => void;
  /** Returns a function that records a value in a histogram. `buckets` are upper bounds, in the metric's unit. */
  histogram<Label extends string>(
    metric: Metric<Label> & { buckets: readonly number[] },
  ): (labels: Record<Label, string>, value: number) => void;
  /** Adds a metric with values that are read at each scrape, by label. It is omitted if reading fails. */
  values(metric: Metric<string>, read: () => Values | Promise<Values>): void;
  /** Reads all metrics in the Prometheus text format. */
  read(): Promise<{ text: string; contentType: string }>;
}

export interface Metric<Label extends string> {
  /** Without the prefix `sayara_`. Ends with the unit. */
  name: string;
  help: string;
  labels: readonly Label[];
}

/** One number for a metric without labels, or numbers by value of its only label. */
export type Values = number | Record<string, number>;
