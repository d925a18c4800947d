import type { deletionRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import type { Database } from "#api/database/Schema.ts";

/** Reason why a driver's account cannot be deleted now. */
export type DeletionObstacle = Exclude<(typeof deletionRefusalCodes)[number], "staff_account">;

/**
 * Returns the obstacle to a deletion: a booking that is pending, confirmed or in progress; a payment that may
 * still arrive; a refund that has not reached the driver; or an address change that can still be undone.
 * Undefined if the account can be deleted.
 */
export async function deletionObstacle(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<DeletionObstacle | undefined> {
  const bookings = db.selectFrom("bookings").select("bookings.id").where("driver_id", "=", userId);
  const live = await bookings
    .where("deleted_at", "is", null)
    .where((booking) =>
      booking.or([
        booking("status", "=", "pending"),
        booking.and([booking("status", "=", "void"), booking("lapses_at", ">", now)]),
        booking.and([booking("status", "in", ["deposit", "reserved", "paid"]), booking("to_at", ">", now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (live !== undefined) return "booking_live";
  const session = await db
    .selectFrom("payment_sessions")
    .select("id")
    .where("booking_id", "in", bookings)
    .where((row) => row.or([row("state", "in", ["opening", "open"]), row("next_check_at", "is not", null)]))
    .limit(1)
    .executeTakeFirst();
  if (session !== undefined) return "payment_open";
  const refund = await db
    .selectFrom("refunds")
    .select("id")
    .where("booking_id", "in", bookings)
    .where("state", "!=", "succeeded")
    .limit(1)
    .executeTakeFirst();
  if (refund !== undefined) return "refund_open";
  // The address may have been changed by a thief, and the former address can still take the account back
  // [AC7].
  const undo = await db
    .selectFrom("address_undos")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .limit(1)
    .executeTakeFirst();
  return undo === undefined ? undefined : "address_changed";
}
