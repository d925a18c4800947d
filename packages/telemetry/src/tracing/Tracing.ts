/** Spans of one process. They contain no URLs, no statement values and no visitor data. */
export interface Tracing {
  /** Handles a request in a span that continues the caller's trace. */
  serve<Result>(request: ServedRequest, work: (span: ServedSpan) => Promise<Result>): Promise<Result>;
  /** `fetch` in a span. Requests to our own servers carry the trace in the `traceparent` header. */
  fetch: typeof globalThis.fetch;
  /** Records a statement that has just ended, if a request caused it. */
  onQuery(query: EndedQuery): void;
  /** Sends the remaining spans, limited by the exporter's timeout. */
  close(): Promise<void>;
}

export interface ServedRequest {
  method: string;
  header: (name: string) => string | undefined;
}

export interface ServedSpan {
  /** Names the span and records its result. */
  end(result: { route: string; status: number; requestId: string }): void;
}

export interface EndedQuery {
  /** The statement with placeholders instead of values. */
  sql: string;
  milliseconds: number;
  isFailed: boolean;
}
