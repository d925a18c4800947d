import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { messageSideOf } from "@sayara/domain/booking/messages/messageSideOf";
import { type LockedBooking, lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { type BookingCall, openBooking, type OpenedBooking } from "#api/bookings/read/openBooking.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import { rereadViewer } from "#api/bookings/read/readViewer.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireProof } from "#api/security/links/permission.ts";
import { isKnownToAgency } from "./isKnownToAgency.ts";

/** A booking with messages that the viewer may read or write, and the viewer's side. */
export interface OpenedMessages extends Pick<OpenedBooking, "row" | "viewer" | "now"> {
  side: MessageSide;
}

/**
 * Opens a booking for a caller who reads its messages [MS1].
 *
 * @throws RefusalError the codes of `openBooking`; `not_allowed` for administrators.
 */
export async function openMessages(call: BookingCall, context: AppContext): Promise<OpenedMessages> {
  const { row, viewer, now } = await openBooking(call, context.var.dependencies);
  return { row, viewer, now, side: requireSide(viewer) };
}

/** Actions on messages besides reading. */
type MessageAction = "writeMessage" | "reportMessages";

/**
 * Opens a booking for a caller who writes to the other side [MS1] or reports its messages [MS7].
 *
 * @throws RefusalError the codes of `openBooking`; `proof_required`, `not_allowed`, `transition_refused`.
 */
export async function openWriting(
  call: BookingCall,
  context: AppContext,
  action: MessageAction = "writeMessage",
): Promise<OpenedMessages> {
  const { db } = context.var.dependencies;
  const { row, viewer, now } = await openBooking(call, context.var.dependencies);
  const situation = await readSituation(db, row);
  return checkWriting(db, context, { row, situation }, { viewer, now, action });
}

/**
 * Opens the booking again under its lock, so that concurrent messages are counted one by one.
 *
 * @throws RefusalError the codes of `lockBooking`, `rereadViewer` and `openWriting`.
 */
export async function lockWriting(
  transaction: Transaction,
  context: AppContext,
  {
    row: seen,
    viewer: previousViewer,
    locks = [],
    action = "writeMessage",
  }: Pick<OpenedMessages, "row" | "viewer"> & { locks?: readonly string[]; action?: MessageAction },
): Promise<OpenedMessages> {
  const now = context.var.dependencies.clock();
  const locked = await lockBooking(transaction, seen, { now, locks });
  const viewer = await rereadViewer(transaction, context, { previousViewer, row: locked.row });
  return checkWriting(transaction, context, locked, { viewer, now, action });
}

async function checkWriting(
  db: Database,
  context: AppContext,
  booking: LockedBooking,
  { viewer, now, action }: { viewer: BookingViewer; now: Date; action: MessageAction },
): Promise<OpenedMessages> {
  const { row, situation } = booking;
  await requireProof(db, context, { action, viewer, bookingId: row.id, now });
  const reason = refusalReason({ viewer, booking: situation, now, action });
  refuseChange(booking, { viewer, version: undefined, reason, now });
  if (action === "writeMessage" && !isKnownToAgency(row)) throw new RefusalError("not_allowed");
  return { row, viewer, now, side: requireSide(viewer) };
}

/** @throws RefusalError `not_allowed` for a viewer of neither side. */
export function requireSide(viewer: BookingViewer): MessageSide {
  const side = messageSideOf(viewer);
  if (side === null) throw new RefusalError("not_allowed");
  return side;
}
