import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Whether the server refuses a call only now, so that it may be sent again later. */
export function isRefusedForNow(code: RefusalCode | Unknown): boolean {
  return laterCodes.includes(code);
}

const laterCodes: readonly string[] = [
  // It waits for the next sign-in.
  "not_signed_in",
  "too_many_requests",
  "not_ready",
  "unavailable",
  "storage_unavailable",
];
