import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Whether a refusal is temporary, so that the call may be repeated later. */
export function isTemporaryRefusal(code: RefusalCode | Unknown): boolean {
  return laterCodes.includes(code);
}

const laterCodes: readonly string[] = [
  // Sent after the next sign-in.
  "not_signed_in",
  "too_many_requests",
  "not_ready",
  "unavailable",
  "storage_unavailable",
];
