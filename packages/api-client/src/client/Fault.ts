/**
 * Cause of a call without a usable answer. `network`: the server was not reached. `timeout`: no answer in
 * time. `server`: status 5xx. `contract`: the answer does not match its schema. `planned`: the call is in the
 * contract, but no server serves it yet; nothing was sent.
 */
export type FaultKind = "network" | "timeout" | "server" | "contract" | "planned";

/**
 * An unexpected failure of a call. Pages show a generic message; `detail` is for logs and holds no body and
 * no secret.
 */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly kind: FaultKind;
  readonly endpoint: string;
  readonly status: number | undefined;
  readonly detail: string;

  constructor(
    kind: FaultKind,
    about: { endpoint: string; status?: number; detail: string; cause?: unknown },
  ) {
    super(`${about.endpoint}: ${kind} fault: ${about.detail}`, { cause: about.cause });
    this.kind = kind;
    this.endpoint = about.endpoint;
    this.status = about.status;
    this.detail = about.detail;
  }
}
