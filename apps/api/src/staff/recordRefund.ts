import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { announce, readMailedFacts } from "#api/bookings/announce.ts";
import { currentOf } from "#api/bookings/lockBooking.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { actOnBooking, type StaffCall } from "./actOnBooking.ts";

/** Records that the agency has returned a sum at its desk. */
export function recordRefund(
  call: StaffCall,
  { id, version, refundId }: { id: string; version: number; refundId: string },
): Promise<StoredBooking> {
  const { config } = call.dependencies;
  return actOnBooking(call, { id, version, action: "recordRefund" }, async ({ row, transaction, now }) => {
    const owed = await transaction
      .selectFrom("refunds")
      .select("id")
      .where("booking_id", "=", row.id)
      .where("gateway", "is", null)
      .where("state", "=", "requested")
      .execute();
    if (!owed.some((refund) => refund.id === refundId)) {
      throw new RefusalError("transition_refused", { reason: "refundOwedAtDesk", current: currentOf(row) });
    }
    await transaction
      .updateTable("refunds")
      .set({ state: "succeeded", settled_at: now })
      .where("id", "=", refundId)
      .execute();
    const booking = await transaction
      .updateTable("bookings")
      .set((of) => ({ updated_at: now, version: of("version", "+", 1) }))
      .where("id", "=", row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const facts = await readMailedFacts(transaction, booking, config.business);
    await announce(transaction, facts, [{ reader: facts.driver, notification: "payment_refunded" }], now);
  });
}
