import type { setArrival } from "@sayara/api-client/contract/bookings/setArrival";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { carKeptUntil } from "#api/bookings/arrival/arrivalOf.ts";
import { type StoredBooking, toBookings } from "#api/bookings/bookingRows.ts";
import { lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { rereadViewer } from "#api/bookings/read/readViewer.ts";
import { addStaffFields } from "#api/bookings/read/addStaffFields.ts";
import { insertAction, readFacts } from "#api/bookings/staff/staffActionRows.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireProof } from "#api/security/links/permission.ts";

/** Stores the flight or ferry of a booking's driver. Records a change by staff as a staff action [AV5]. */
export const handleSetArrival: Handler<typeof setArrival> = async (call) => {
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
    const action = "setArrival";
    await requireProof(transaction, context, { action, viewer, bookingId: seen.id, now });
    const next = {
      arrival_number: body.arrival?.number ?? null,
      arrival_time: body.arrival?.time ?? null,
    };
    // Shortening the time would let staff record a no-show immediately [DK4].
    const isShortened = carKeptUntil({ ...locked.row, ...next }) < carKeptUntil(locked.row);
    const isRefused = isShortened && now >= locked.row.from_at;
    const reason =
      refusalReason({ viewer, booking: locked.situation, now, action }) ??
      (isRefused ? "beforePickup" : null);
    refuseChange(locked, { viewer, version: body.version, reason, now });
    const changed = await transaction
      .updateTable("bookings")
      .set((eb) => ({
        ...next,
        updated_at: now,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", seen.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const isStaff = viewer.actor === "supplier" || viewer.actor === "admin";
    if (isStaff && user !== undefined) {
      const [before, after] = [
        await readFacts(transaction, locked.row),
        await readFacts(transaction, changed),
      ];
      await insertAction(transaction, { bookingId: seen.id, actorId: user.id, action, before, after }, now);
    }
    return changed;
  });
  const bookings = await toBookings(db, [row], user?.language ?? row.language, config.business);
  const [data] = await addStaffFields(db, [row], { bookings, actor: opened.viewer.actor });
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};
