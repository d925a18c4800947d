import { type ReviewAttempt, reviewRefusalReason } from "@sayara/domain/review/reviewRefusalReason";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Returns the booking that a driver may review or has reviewed.
 *
 * @throws RefusalError with the reason why the booking may not be reviewed [RV4–RV6].
 */
export async function readReviewedBooking(
  db: Database,
  { bookingId, user, now }: { bookingId: string; user: UserRow; now: Date },
) {
  if (bookingId === "") throw new RefusalError("review_missing_booking");
  const row = isUuid(bookingId) ? await findBooking(db, bookingId) : undefined;
  const attempt: ReviewAttempt = {
    user: { id: user.id, type: user.type, supplierId: user.supplier_id },
    booking: row === undefined ? null : situationOf(row),
    now,
  };
  const reason = reviewRefusalReason(attempt);
  if (row === undefined || (reason !== null && reason !== "review_already_submitted"))
    throw new RefusalError(reason ?? "review_booking_not_found");
  return row;
}

export type ReviewedBooking = Awaited<ReturnType<typeof readReviewedBooking>>;

function findBooking(db: Database, id: string) {
  return (
    db
      .selectFrom("bookings")
      // Outer joins, because a missing driver or agency has its own refusal.
      .leftJoin("users", "users.id", "bookings.driver_id")
      .leftJoin("suppliers", "suppliers.id", "bookings.supplier_id")
      .leftJoin("reviews", "reviews.booking_id", "bookings.id")
      .where("bookings.id", "=", id)
      .where("bookings.deleted_at", "is", null)
      .selectAll("bookings")
      .select(["users.id as existing_driver", "suppliers.id as existing_supplier", "reviews.id as review"])
      .executeTakeFirst()
  );
}

function situationOf(row: NonNullable<Awaited<ReturnType<typeof findBooking>>>): ReviewAttempt["booking"] {
  return {
    status: row.status,
    pickup: row.from_at,
    dropOff: row.to_at,
    driverId: row.existing_driver,
    supplierId: row.existing_supplier,
    cancelledByAgency: row.cancelled_by === "agency",
    reviewed: row.review !== null,
  };
}
