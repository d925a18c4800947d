import type { ContentfulStatusCode } from "hono/utils/http-status";

const statuses = {
  invalid_request: 400,
  not_authorised: 401,
  origin_refused: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  not_refundable: 422,
  too_many_attempts: 429,
  busy: 503,
  too_many_sessions: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

/** An expected error. Its response body is `{ code, message }`. */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
  readonly code: keyof typeof statuses;

  constructor(code: keyof typeof statuses, message: string) {
    super(message);
    this.code = code;
  }

  get status(): ContentfulStatusCode {
    return statuses[this.code];
  }
}
