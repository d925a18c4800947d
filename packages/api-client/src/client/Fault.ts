import type { FaultKind } from "@sayara/domain/refusal/FaultKind";

/**
 * An unexpected failure of a call. Pages show a generic message; `detail` is for logs and contains no body and no
 * secret.
 */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly kind: FaultKind;
  readonly endpoint: string;
  /** The API's URL and the declared path, without values. Undefined if nothing was sent. */
  readonly url: string | undefined;
  readonly status: number | undefined;
  readonly detail: string;

  constructor(
    kind: FaultKind,
    details: { endpoint: string; url?: string; status?: number; detail: string; cause?: unknown },
  ) {
    super(
      `${details.endpoint}: ${kind} fault: ${details.detail}${details.url === undefined ? "" : `, ${details.url}`}`,
      { cause: details.cause },
    );
    this.kind = kind;
    this.endpoint = details.endpoint;
    this.url = details.url;
    this.status = details.status;
    this.detail = details.detail;
  }
}
