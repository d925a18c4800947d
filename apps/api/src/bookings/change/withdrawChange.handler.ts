import type { withdrawChange } from "@sayara/api-client/contract/bookings/changeRequest";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { type StoredBooking, toBookings } from "#api/bookings/bookingRows.ts";
import { lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { rereadViewer } from "#api/bookings/read/readViewer.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireProof } from "#api/security/links/permission.ts";
import { announceChange } from "./announceChange.ts";
import { closeChangeRequest, incrementBookingVersion } from "./changeRequests.ts";

/** Withdraws the driver's request for other dates and releases these dates [CN14]. */
export const handleWithdrawChange: Handler<typeof withdrawChange> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const { db, clock, config } = dependencies;
  const opened = await openBooking({ id: params.id, token: body.token, user }, dependencies);
  const { row: seen } = opened;
  const row = await inTransaction(db, async (transaction): Promise<StoredBooking> => {
    const now = clock();
    const locked = await lockBooking(transaction, seen, { now });
    const viewer = await rereadViewer(transaction, context, {
      previousViewer: opened.viewer,
      row: locked.row,
    });
    const action = "withdrawChange";
    await requireProof(transaction, context, { action, viewer, bookingId: seen.id, now });
    const reason = refusalReason({ viewer, booking: locked.situation, now, action });
    refuseChange(locked, { viewer, version: body.version, reason, now });
    await closeChangeRequest(transaction, seen.id, { state: "withdrawn" }, now);
    const changed = await incrementBookingVersion(transaction, seen.id, now);
    await announceChange(transaction, changed, { event: "withdrawn" }, { rules: config.business, now });
    return changed;
  });
  const [data] = await toBookings(db, [row], user?.language ?? row.language, config.business);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};
