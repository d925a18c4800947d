import { CHANGE_REQUEST_HOURS } from "@sayara/domain/config/businessDefaults";
import type { ChangeKind } from "./changeKindOf.ts";

const HOUR = 3_600_000;

/**
 * Returns until when a change request waits for a decision: 24 hours, but an extension at most until the
 * booked drop-off, and other dates at most until the earlier of the two pick-ups [CN14].
 */
export function changeLapsesAt({
  kind,
  requestedAt,
  booked,
  requested,
}: {
  kind: ChangeKind;
  requestedAt: Date;
  booked: { from: Date; to: Date };
  requested: { from: Date };
}): Date {
  const responseLimit = requestedAt.getTime() + CHANGE_REQUEST_HOURS * HOUR;
  const bookedLimit = kind === "extension" ? booked.to : booked.from;
  const requestedLimit = kind === "extension" ? bookedLimit : requested.from;
  return new Date(Math.min(responseLimit, bookedLimit.getTime(), requestedLimit.getTime()));
}
