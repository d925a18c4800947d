/** A valid request and its success status. */
export interface ValidCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
  /** 200 by default. */
  status?: number;
}
