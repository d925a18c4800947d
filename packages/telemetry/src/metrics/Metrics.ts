/** Metrics of one process. Labels have few values: a pattern of a route, never a path. */
export interface Metrics {
  /** Returns a function that records a server's duration, in seconds. */
  durations<Label extends string>(
    metric: Metric<Label>,
  ): (labels: Record<Label, string>, seconds: number) => void;
  /** Returns a function that records a value in a histogram. `buckets` are upper bounds, in the metric's unit. */
  histogram<Label extends string>(
    metric: Metric<Label> & { buckets: readonly number[] },
  ): (labels: Record<Label, string>, value: number) => void;
  /** Adds a value that is read at each scrape, by label value. It is left out while reading it fails. */
  values(metric: Metric<string>, read: () => Values | Promise<Values>): void;
  /** Reads all metrics as text of Prometheus. */
  read(): Promise<{ text: string; contentType: string }>;
}

export interface Metric<Label extends string> {
  /** Without the prefix `sayara_`; ends with its unit. */
  name: string;
  help: string;
  labels: readonly Label[];
}

/** A number without label, or numbers by value of the only label. */
export type Values = number | Record<string, number>;
