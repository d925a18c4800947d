import type { Booking } from "@sayara/domain/booking/Booking";
import type { BookingActor } from "@sayara/domain/booking/actions/BookingActor";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Queries } from "#api/database/Schema.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";

/**
 * Adds the fields that only staff receives: the commission, and whether the agency is suspended. Returns the bookings
 * unchanged for other callers.
 */
export async function withStaffFacts<Given extends Booking>(
  db: Queries,
  rows: readonly StoredBooking[],
  { bookings, actor }: { bookings: readonly Given[]; actor: BookingActor },
): Promise<Given[]> {
  if (!staff.has(actor) || rows.length === 0) return [...bookings];
  const agencies = await db
    .selectFrom("suppliers")
    .select(["id", "suspended"])
    .where("id", "in", [...new Set(rows.map((row) => row.supplier_id))])
    .execute();
  const suspended = new Set(agencies.filter((agency) => agency.suspended).map(({ id }) => id));
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return bookings.map((booking) => {
    const row = rowById.get(booking.id);
    if (row === undefined) throw new Error("a booking without a row");
    const commission = { rate: Number(row.commission_rate ?? 0), amount: toDinars(row.commission_millimes) };
    return { ...booking, commission, agencySuspended: suspended.has(row.supplier_id) };
  });
}

const staff: ReadonlySet<BookingActor> = new Set(["supplier", "suspendedSupplier", "admin"]);
