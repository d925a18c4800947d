import type { declineMove } from "@sayara/api-client/contract/bookings/moveBooking";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { toBookings } from "#api/bookings/bookingRows.ts";
import { lockBooking, refuseChange } from "#api/bookings/lockBooking.ts";
import { openBooking } from "#api/bookings/openBooking.ts";
import { rereadViewer } from "#api/bookings/readViewer.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { requireProof } from "#api/links/permission.ts";
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
  const { row: seen, viewer: seenBy } = await openBooking({ id, token, user }, dependencies);
  const row = await inTransaction(db, async (transaction) => {
    const now = clock();
    const locked = await lockBooking(transaction, seen, { now });
    const viewer = await rereadViewer(transaction, context, { seenBy, row: locked.row });
    await requireProof(transaction, context, { action: "declineMove", viewer, bookingId: seen.id, now });
    const question = { viewer, booking: locked.situation, now };
    const reason = refusalReason({ ...question, action: "declineMove" });
    refuseChange(locked, { viewer, version, reason, now });
    await endOffer(transaction, seen.id, now);
    return transaction
      .updateTable("bookings")
      .set((of) => ({ updated_at: now, version: of("version", "+", 1) }))
      .where("id", "=", seen.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  const [data] = await toBookings(db, [row], user?.language ?? row.language, config.business);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};
