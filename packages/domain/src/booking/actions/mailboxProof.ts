import { BOOKING_CODE_MINUTES, BOOKING_PERMISSION_MINUTES } from "@sayara/domain/config/businessDefaults";
import type { BookingAction } from "./BookingAction.ts";
import type { BookingViewer } from "./viewerOf.ts";

const MINUTE = 60_000;

/** Actions that a signed link allows only with proof of the mailbox. */
const actionsNeedingProof: ReadonlySet<BookingAction> = new Set([
  "payOnline",
  "addCancellation",
  "edit",
  "requestCancellation",
  "requestExtension",
  "requestDates",
  "withdrawChange",
  "setArrival",
  "reportProblem",
  "writeMessage",
  "reportMessages",
  "withdraw",
  "move",
  "declineMove",
  "revokeLinks",
]);

/**
 * Returns whether an action needs recent proof that the viewer has access to the booking's mailbox, because a
 * signed link may have been forwarded, printed or left open [RO4].
 */
export function needsMailboxProof({ actor }: BookingViewer, action: BookingAction): boolean {
  return actor === "linkHolder" && actionsNeedingProof.has(action);
}

/** Returns when a mailed code expires: 15 minutes after it was sent [RO4]. */
export function bookingCodeExpiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + BOOKING_CODE_MINUTES * MINUTE);
}

/** Returns until when a browser needs no further proof: an hour after it proved the mailbox or booked [RO4]. */
export function bookingPermissionEndsAt(provenAt: Date): Date {
  return new Date(provenAt.getTime() + BOOKING_PERMISSION_MINUTES * MINUTE);
}
