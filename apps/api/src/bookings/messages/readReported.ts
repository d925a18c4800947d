import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { performAction, type StaffCall } from "#api/bookings/staff/performAction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { openReports } from "./messageRows.ts";

/**
 * Reads data of reported messages for an administrator, and records the reading, in one transaction [MS7].
 *
 * @throws RefusalError the codes of `performAction` and `read`; `not_found` without an open report.
 */
export async function readReported<Found>(
  call: StaffCall,
  bookingId: string,
  read: (transaction: Transaction, row: StoredBooking) => Promise<Found>,
): Promise<{ row: StoredBooking; found: Found }> {
  const limit = { name: "reported messages", key: call.user.id, burst: 60, secondsEach: 10 };
  await limitRate(call.dependencies, limit);
  let found: { value: Found } | undefined;
  const row = await performAction(
    call,
    { id: bookingId, version: undefined, action: "readReportedMessages" },
    async ({ transaction, row: locked }) => {
      await requireOpenReport(transaction, locked.id);
      found = { value: await read(transaction, locked) };
    },
  );
  if (found === undefined) throw new Error("nothing was read of the reported messages");
  return { row, found: found.value };
}

/** @throws RefusalError `not_found` without an open report. */
export async function requireOpenReport(transaction: Transaction, bookingId: string): Promise<void> {
  const open = await openReports(transaction, bookingId).select("id").limit(1).executeTakeFirst();
  if (open === undefined) throw new RefusalError("not_found");
}
