import { CHANGE_REQUEST_HOURS } from "@sayara/domain/config/businessDefaults";
import type { ChangeKind } from "./changeKindOf.ts";

const HOUR = 3_600_000;

/**
 * Returns until when a request for a change waits for a decision: 24 hours, but no longer than an extension's drop-off
 * as booked, or the earlier of the two pick-ups of other dates [CN14].
 */
export function changeLapsesAt({
  kind,
  requestedAt,
  booked,
  wanted,
}: {
  kind: ChangeKind;
  requestedAt: Date;
  booked: { from: Date; to: Date };
  wanted: { from: Date };
}): Date {
  const longest = requestedAt.getTime() + CHANGE_REQUEST_HOURS * HOUR;
  const last = kind === "extension" ? booked.to : booked.from;
  const first = kind === "extension" ? last : wanted.from;
  return new Date(Math.min(longest, last.getTime(), first.getTime()));
}
