/**
 * Whose fault it is that a call brought no usable answer.
 * `network`: the server was not reached. `timeout`: it did not answer in time. `server`: it failed (5xx).
 * `contract`: its answer did not have the declared shape.
 */
export type FaultKind = "network" | "timeout" | "server" | "contract";

/** A call that brought no usable answer. Generic for the person, exact in the log: `detail` holds no body and no secret. */
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
