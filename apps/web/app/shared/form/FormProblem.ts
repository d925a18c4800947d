import { type FaultKind, faultKinds } from "@sayara/domain/refusal/FaultKind";
import type { Refusal } from "@sayara/api-client/contract/Refusal";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";

/** Why a form was not accepted, as far as that is not the matter of one field. */
export type FormProblem =
  /** `retryAfter` in seconds, with `too_many_requests`. */
  | { kind: "refused"; code: RefusalCode; retryAfter: number | null }
  /** No usable answer: nothing is known to have changed. */
  | { kind: "fault"; fault: FaultKind }
  /** A plain no (204), whose meaning only the page knows. */
  | { kind: "no" };

/** What is wrong with fields, by name: messages that `readValidationMessage` reads. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** A refusal as the answer to a form: what is wrong with fields, or with the whole. */
export function refusedAnswer({ code, retryAfter, fields }: Refusal) {
  const problem: FormProblem = { kind: "refused", code, retryAfter: retryAfter ?? null };
  return { problem, fields };
}

export function faultProblem(error: unknown): FormProblem {
  return { kind: "fault", fault: faultKindOf(error) };
}

/** Faults of a call carry their kind; whatever else was thrown is ours, unless the network is gone. */
export function faultKindOf(error: unknown): FaultKind {
  if (error instanceof Error && "kind" in error) {
    const kind = faultKinds.find((known) => known === error.kind);
    if (kind !== undefined) return kind;
  }
  return navigator.onLine ? "server" : "network";
}
