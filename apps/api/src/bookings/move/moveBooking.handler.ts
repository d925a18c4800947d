import type { moveBooking } from "@sayara/api-client/contract/bookings/moveBooking";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { whyRefused } from "@sayara/domain/booking/actions/allowedActions";
import { carLock } from "#api/bookings/bookingLocks.ts";
import { lockBooking, refuseChange } from "#api/bookings/lockBooking.ts";
import { openBooking } from "#api/bookings/openBooking.ts";
import { rereadViewer } from "#api/bookings/readViewer.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { attemptLock, readAttempt, findStoredResult, storeResult } from "#api/http/responses/idempotency.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { bookingToken } from "#api/links/bookingLink.ts";
import { guestBrowser } from "#api/links/guestBrowser.ts";
import { permitBrowser, requireProof } from "#api/links/permission.ts";
import { linkVersionOf } from "#api/links/revokeLinks.ts";
import { placeMove } from "./placeMove.ts";

/** Stored result of a move, for repeated requests. */
interface Moved {
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
  const { row: seen, viewer: seenBy } = await openBooking(
    { id: params.id, token: body.token, user },
    dependencies,
  );
  const attempt = readAttempt(context, { caller: user?.id ?? params.id, body });
  const isByLink = seenBy.actor === "linkHolder";
  const moved = await inTransaction(db, async (transaction): Promise<Moved> => {
    const now = clock();
    const locks = [carLock(body.car), ...(attempt ? [attemptLock(attempt)] : [])];
    const locked = await lockBooking(transaction, seen, { now, locks });
    const viewer = await rereadViewer(transaction, seenBy, { user, row: locked.row });
    await requireProof(transaction, context, { action: "move", viewer, bookingId: seen.id, now });
    const earlier = attempt && ((await findStoredResult(transaction, attempt)) as Moved | undefined);
    if (earlier !== undefined) return earlier;
    const question = { viewer, booking: locked.situation, now };
    const reason = whyRefused({ ...question, action: "move" });
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
  const { bookingId, reference, status, isGuest, linkVersion } = moved;
  const linked = { id: bookingId, to: new Date(moved.to), linkVersion };
  const token = isGuest && isByLink ? bookingToken(config.secret, linked, "page") : null;
  return { ok: true, status: 200, data: { bookingId, reference, status, token } };
};
