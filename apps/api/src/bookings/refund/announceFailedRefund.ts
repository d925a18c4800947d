import { toDinars } from "@sayara/domain/money/millimes";
import type { Transaction } from "#api/database/Schema.ts";
import { notifyAdmins } from "#api/messaging/notifications/notifyAdmins.ts";

/**
 * Notifies the administrators of a refund that its gateway refused. Staff return the money and record this on
 * the booking's page [BK12].
 */
export async function announceFailedRefund(
  transaction: Transaction,
  refund: { id: string; booking_id: string; amount_millimes: number },
  now: Date,
): Promise<void> {
  const { reference } = await transaction
    .selectFrom("bookings")
    .select("reference")
    .where("id", "=", refund.booking_id)
    .executeTakeFirstOrThrow();
  const amount = String(toDinars(refund.amount_millimes));
  await notifyAdmins(
    transaction,
    {
      kind: "refund_failed",
      cause: `refund ${refund.id}`,
      bookingId: refund.booking_id,
      data: { reference, amount },
    },
    now,
  );
}
