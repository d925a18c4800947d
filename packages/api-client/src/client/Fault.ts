import type { FaultKind } from "@sayara/domain/refusal/FaultKind";

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
