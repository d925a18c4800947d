import { type FaultKind, faultKinds } from "@sayara/domain/refusal/FaultKind";
import type { Refusal } from "@sayara/api-client/contract/refusal/Refusal";
import type { CurrentBooking } from "@sayara/api-client/contract/bookings/BookingChangeRefusal";
import type { BlockCollision } from "@sayara/api-client/contract/suppliers/BlockRefusal";
import type { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Why a form was rejected, apart from errors of single fields. */
export type FormProblem =
  /**
   * `retryAfter`, in seconds, is set with `too_many_requests`, `reason` with `transition_refused`, and
   * `collision` with `car_taken` when blocking a car.
   */
  | {
      kind: "refused";
      code: RefusalCode | Unknown;
      retryAfter: number | null;
      reason?: BookingRefusalReason | Unknown;
      collision?: BlockCollision;
    }
  /** No usable response. The change may or may not have been made. */
  | { kind: "fault"; fault: FaultKind }
  /** The API responded with status 204. Its meaning depends on the page. */
  | { kind: "declined" };

/** Field errors by name: messages for `readValidationMessage`. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** A refusal of any call. Refusals of booking actions have a reason. */
export type AnyRefusal = Omit<Refusal, "message"> & {
  reason?: BookingRefusalReason | Unknown | undefined;
  collision?: BlockCollision | undefined;
  current?: CurrentBooking | undefined;
};

/** Converts a refusal into the problem of a form and the errors of its fields. */
export function refusedResult({ code, retryAfter, reason, collision, fields }: AnyRefusal) {
  const problem: FormProblem = {
    kind: "refused",
    code,
    retryAfter: retryAfter ?? null,
    ...(reason !== undefined && { reason }),
    ...(collision !== undefined && { collision }),
  };
  return { problem, fields };
}

export function faultProblem(error: unknown): FormProblem {
  return { kind: "fault", fault: faultKindOf(error) };
}

/**
 * Returns the kind of a fault. For other errors, returns `network` while the browser is offline, otherwise `server`.
 */
export function faultKindOf(error: unknown): FaultKind {
  if (error instanceof Error && "kind" in error) {
    const kind = faultKinds.find((faultKind) => faultKind === error.kind);
    if (kind !== undefined) return kind;
  }
  return navigator.onLine ? "server" : "network";
}

/**
 * Returns whether the generic message applies: for faults, bad requests and unhandled errors (product.md, section 8).
 * Dropped cookies have a remedy, so their own message is shown.
 */
export function isUnhandled(problem: FormProblem): boolean {
  if (problem.kind === "fault") return problem.fault !== "cookies";
  return problem.kind === "refused" && unhandledCodes.includes(problem.code);
}

const unhandledCodes: readonly string[] = ["invalid_input", "internal", "not_ready"];
