import { DRIVER_PAPERS_DAYS } from "@sayara/domain/config/businessDefaults";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";

const DAY = 86_400_000;

/**
 * Deletes drivers' licence details and addresses 365 days after the drop-off [HO15], and those of deleted
 * accounts, which earlier versions did not delete. Deletes those of at most `batch` reports in a run. Several
 * processes may run it: each takes different reports.
 *
 * @returns the number of reports from which they were deleted.
 */
export function deleteOldLicenceDetails(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { batch = 1000 }: { batch?: number } = {},
): Promise<number> {
  const before = new Date(clock().getTime() - DRIVER_PAPERS_DAYS * DAY);
  return inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom("condition_reports")
      .innerJoin("bookings", "bookings.id", "booking_id")
      .innerJoin("users", "users.id", "driver_id")
      .select("booking_id")
      .where("driver_papers", "is not", null)
      .where(({ or, eb }) => or([eb("to_at", "<=", before), eb("erased_at", "is not", null)]))
      .limit(batch)
      .forUpdate("condition_reports")
      .skipLocked()
      .execute();
    await deleteLicenceDetailsOf(
      transaction,
      due.map(({ booking_id }) => booking_id),
    );
    return due.length;
  });
}

/**
 * Deletes the drivers' licence details and addresses recorded with bookings [HO15]. The signed reports stay.
 */
export async function deleteLicenceDetailsOf(
  transaction: Transaction,
  bookingIds: readonly string[],
): Promise<void> {
  if (bookingIds.length === 0) return;
  await transaction
    .updateTable("condition_reports")
    .set({ driver_papers: null })
    .where("booking_id", "in", bookingIds)
    .where("driver_papers", "is not", null)
    .execute();
}
