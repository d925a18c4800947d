import type { cancelBooking } from "@sayara/api-client/contract/bookings/cancelBooking";
import { whyRefused } from "@sayara/domain/booking/allowedActions";
import { refundFor } from "@sayara/domain/booking/refundFor";
import { toBookings } from "#api/bookings/bookingRows.ts";
import { lockBooking, refuseChange } from "#api/bookings/lockBooking.ts";
import { openBooking } from "#api/bookings/openBooking.ts";
import { readViewer } from "#api/bookings/readViewer.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { requireProof } from "#api/links/permission.ts";
import { announceCancelRequest } from "./announceCancelRequest.ts";
import { keptMoney } from "./cancel.ts";

/** Records the driver's request to cancel. Its time decides the refund; the status stays until staff decides. */
export const handleCancelBooking: Handler<typeof cancelBooking> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const { db, clock, config } = dependencies;
  const opened = await openBooking({ id: params.id, token: body.token, user }, dependencies);
  const { row: seen } = opened;
  const row = await inTransaction(db, async (transaction) => {
    const now = clock();
    const locked = await lockBooking(transaction, seen, { now });
    const isByLink = opened.viewer.actor === "linkHolder";
    const viewer = isByLink ? opened.viewer : await readViewer(transaction, user, locked.row);
    const proof = { action: "requestCancellation", viewer, bookingId: seen.id, now } as const;
    await requireProof(transaction, context, proof);
    const question = { viewer, booking: locked.situation, now };
    const reason = whyRefused({ ...question, action: "requestCancellation" });
    refuseChange(locked, { viewer, version: body.version, reason, now });
    const booking = await transaction
      .updateTable("bookings")
      .set((of) => ({
        cancel_requested_at: now,
        cancel_requested_by: user?.id ?? of.ref("driver_id"),
        cancel_declined_at: null,
        cancel_declined_by: null,
        updated_at: now,
        version: of("version", "+", 1),
      }))
      .where("id", "=", seen.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const paid = await keptMoney(transaction, booking);
    const { guaranteed } = refundFor({
      quote: booking.quote,
      paid,
      pickup: booking.from_at,
      at: now,
      by: "driver",
    });
    const money = { guaranteed, hasPaid: paid > 0 };
    await announceCancelRequest(transaction, booking, money, { rules: config.business, now });
    return booking;
  });
  const [data] = await toBookings(db, [row], user?.language ?? row.language, config.business);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};
