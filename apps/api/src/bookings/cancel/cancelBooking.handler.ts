import type { cancelBooking } from "@sayara/api-client/contract/bookings/cancelBooking";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { cancellingAction } from "@sayara/domain/booking/actions/cancellingAction";
import { type StoredBooking, toBookings } from "#api/bookings/bookingRows.ts";
import { lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { actorIdOf, rereadViewer } from "#api/bookings/read/readViewer.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireProof } from "#api/security/links/permission.ts";
import { requestCancellation } from "./requestCancellation.ts";
import { isWithdrawn, withdraw } from "./withdraw.ts";

/**
 * Immediately withdraws a request that is neither accepted nor paid; a repeated call changes nothing. For any
 * other booking, records a cancellation request [CN12]. If an agency accepts at the same moment, the version
 * check rejects the later call.
 */
export const handleCancelBooking: Handler<typeof cancelBooking> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const { db, clock, config } = dependencies;
  const openedBooking = await openBooking({ id: params.id, token: body.token, user }, dependencies);
  const { row: unlockedRow } = openedBooking;
  const row = await inTransaction(db, async (transaction): Promise<StoredBooking> => {
    const now = clock();
    const locked = await lockBooking(transaction, unlockedRow, { now });
    const viewer = await rereadViewer(transaction, context, {
      previousViewer: openedBooking.viewer,
      row: locked.row,
    });
    const action = cancellingAction(locked.row.status);
    await requireProof(transaction, context, { action, viewer, bookingId: unlockedRow.id, now });
    const reason = refusalReason({ viewer, booking: locked.situation, now, action });
    if (reason !== "role" && isWithdrawn(locked.row)) return locked.row;
    refuseChange(locked, { viewer, version: body.version, reason, now });
    const tools = { rules: config.business, now };
    return action === "withdraw"
      ? withdraw(transaction, locked.row, tools)
      : requestCancellation(transaction, locked.row, { ...tools, actorId: actorIdOf(viewer, user) });
  });
  const [data] = await toBookings(db, [row], user?.language ?? row.language, config.business);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};
