import type { declineMove } from "@sayara/api-client/contract/bookings/moveBooking";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { toBookings } from "#api/bookings/bookingRows.ts";
import { lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { rereadViewer } from "#api/bookings/read/readViewer.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireProof } from "#api/security/links/permission.ts";
import { endOffer } from "./endOffer.ts";

/** Declines the offer of other cars for the driver and returns the money immediately. */
export const handleDeclineMove: Handler<typeof declineMove> = async ({
  params: { id },
  body: { token, version },
  user,
  dependencies,
  context,
}) => {
  const { db, clock, config } = dependencies;
  const { row: unlockedRow, viewer: unlockedViewer } = await openBooking({ id, token, user }, dependencies);
  const row = await inTransaction(db, async (transaction) => {
    const now = clock();
    const locked = await lockBooking(transaction, unlockedRow, { now });
    const viewer = await rereadViewer(transaction, context, {
      previousViewer: unlockedViewer,
      row: locked.row,
    });
    await requireProof(transaction, context, {
      action: "declineMove",
      viewer,
      bookingId: unlockedRow.id,
      now,
    });
    const permissionInput = { viewer, booking: locked.situation, now };
    const reason = refusalReason({ ...permissionInput, action: "declineMove" });
    refuseChange(locked, { viewer, version, reason, now });
    await endOffer(transaction, unlockedRow.id, now);
    return transaction
      .updateTable("bookings")
      .set((eb) => ({ updated_at: now, version: eb("version", "+", 1) }))
      .where("id", "=", unlockedRow.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  const [data] = await toBookings(db, [row], user?.language ?? row.language, config.business);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};
