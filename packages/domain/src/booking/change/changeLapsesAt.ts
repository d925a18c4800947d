import { CHANGE_REQUEST_HOURS } from "@sayara/domain/config/businessDefaults";
import type { ChangeKind } from "./changeKindOf.ts";

const HOUR = 3_600_000;

/**
 * Returns until when a change request waits for a decision: 24 hours, but for an extension not beyond the booked
 * drop-off, and for other dates not beyond the earlier of the two pick-ups [CN14].
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
