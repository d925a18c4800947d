/** Spans of one process. They hold no address, no value of a statement and nothing of a visitor. */
export interface Tracing {
  /** Runs a request's work in a span that continues the caller's trace. */
  serve<Result>(request: ServedRequest, work: (span: ServedSpan) => Promise<Result>): Promise<Result>;
  /** `fetch` in a span. Our own servers get the trace in the header `traceparent`. */
  fetch: typeof globalThis.fetch;
  /** Records a statement that ended now, if a request caused it. */
  onQuery(query: EndedQuery): void;
  /** Sends what is left; bounded by the exporter's timeout. */
  close(): Promise<void>;
}

export interface ServedRequest {
  method: string;
  header: (name: string) => string | undefined;
}

export interface ServedSpan {
  /** Names the span and gives its result. */
  end(result: { route: string; status: number; requestId: string }): void;
}

export interface EndedQuery {
  /** With placeholders in the place of values. */
  sql: string;
  milliseconds: number;
  isFailed: boolean;
}
