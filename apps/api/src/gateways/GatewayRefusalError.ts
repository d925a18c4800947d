/** A gateway refuses a call for good: repeated it would be refused again. */
export class GatewayRefusalError extends Error {
  override readonly name = "GatewayRefusalError";
  /** Of the HTTP answer. */
  readonly status: number;
  /** The gateway's code; empty where it names none. */
  readonly code: string;

  constructor({ status, code }: { status: number; code: string }) {
    super(`the gateway refused with the status ${status} ${code}`.trim());
    this.status = status;
    this.code = code;
  }
}
