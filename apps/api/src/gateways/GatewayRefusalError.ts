/** Thrown when a gateway permanently refuses a call, so that repeating it is useless. */
export class GatewayRefusalError extends Error {
  override readonly name = "GatewayRefusalError";
  /** Status of the HTTP response. */
  readonly status: number;
  /** The gateway's error code; empty if it gives none. */
  readonly code: string;

  constructor({ status, code }: { status: number; code: string }) {
    super(`the gateway refused with the status ${status} ${code}`.trim());
    this.status = status;
    this.code = code;
  }
}
