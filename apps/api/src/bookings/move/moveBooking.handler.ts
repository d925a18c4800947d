import type { moveBooking } from "@sayara/api-client/contract/bookings/moveBooking";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { rereadViewer } from "#api/bookings/read/readViewer.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import {
  attemptLock,
  readAttempt,
  findStoredResult,
  storeResult,
} from "#api/server/http/responses/idempotency.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { bookingToken } from "#api/security/links/bookingLink.ts";
import { guestBrowser } from "#api/security/links/guestBrowser.ts";
import { permitBrowser, requireProof } from "#api/security/links/permission.ts";
import { linkVersionOf } from "#api/security/links/revokeLinks.ts";
import { placeMove } from "./placeMove.ts";

/** Stored result of a move, for repeated requests. */
interface MoveResult {
  bookingId: string;
  reference: string;
  status: BookingStatus;
  isGuest: boolean;
  /** ISO 8601. */
  to: string;
  linkVersion: number;
}

/**
 * Moves a cancelled booking to another car, once, under the locks of both cars. The second of two moves finds the offer
 * closed.
 */
export const handleMoveBooking: Handler<typeof moveBooking> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const { db, clock, config } = dependencies;
  const { row: unlockedRow, viewer: unlockedViewer } = await openBooking(
    { id: params.id, token: body.token, user },
    dependencies,
  );
  const attempt = readAttempt(context, { caller: user?.id ?? params.id, body });
  const isByLink = unlockedViewer.actor === "linkHolder";
  const moveResult = await inTransaction(db, async (transaction): Promise<MoveResult> => {
    const now = clock();
    const locks = [carLock(body.car), ...(attempt ? [attemptLock(attempt)] : [])];
    const locked = await lockBooking(transaction, unlockedRow, { now, locks });
    const viewer = await rereadViewer(transaction, context, {
      previousViewer: unlockedViewer,
      row: locked.row,
    });
    await requireProof(transaction, context, { action: "move", viewer, bookingId: unlockedRow.id, now });
    const storedResult =
      attempt && ((await findStoredResult(transaction, attempt)) as MoveResult | undefined);
    if (storedResult !== undefined) return storedResult;
    const permissionInput = { viewer, booking: locked.situation, now };
    const reason = refusalReason({ ...permissionInput, action: "move" });
    refuseChange(locked, { viewer, version: body.version, reason, now });

    const booking = await placeMove(transaction, locked.row, body, { ...dependencies, now });
    const browser = isByLink ? guestBrowser(context) : undefined;
    if (browser !== undefined)
      await permitBrowser(transaction, { bookingId: booking.id, browser, since: now });
    const { id: bookingId, reference, status, is_guest: isGuest, to_at: to } = booking;
    const linkVersion = await linkVersionOf(transaction, bookingId);
    const result = { bookingId, reference, status, isGuest, to: to.toISOString(), linkVersion };
    if (attempt) await storeResult(transaction, attempt, result, now);
    return result;
  });
  const { bookingId, reference, status, isGuest, linkVersion } = moveResult;
  const linkedBooking = { id: bookingId, to: new Date(moveResult.to), linkVersion };
  const token = isGuest && isByLink ? bookingToken(config.secret, linkedBooking, "page") : null;
  return { ok: true, status: 200, data: { bookingId, reference, status, token } };
};
