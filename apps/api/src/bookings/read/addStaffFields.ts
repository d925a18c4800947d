import type { Booking } from "@sayara/domain/booking/Booking";
import type { BookingActor } from "@sayara/domain/booking/actions/BookingActor";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Database } from "#api/database/Schema.ts";
import { readRentalRecords } from "#api/bookings/desk/rentalRecordRows.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";

/**
 * Adds the fields that only staff receives: the commission, the records of the rental, and whether the agency
 * is suspended. Returns the bookings unchanged for other callers.
 */
export async function addStaffFields<AnyBooking extends Booking>(
  db: Database,
  rows: readonly StoredBooking[],
  { bookings, actor }: { bookings: readonly AnyBooking[]; actor: BookingActor },
): Promise<AnyBooking[]> {
  if (!staffActors.has(actor) || rows.length === 0) return [...bookings];
  const agencies = await db
    .selectFrom("suppliers")
    .select(["id", "suspended"])
    .where("id", "in", [...new Set(rows.map((row) => row.supplier_id))])
    .execute();
  const suspendedIds = new Set(agencies.filter((agency) => agency.suspended).map(({ id }) => id));
  const records = await readRentalRecords(
    db,
    rows.map(({ id }) => id),
  );
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return bookings.map((booking) => {
    const row = rowById.get(booking.id);
    if (row === undefined) throw new Error("no row was loaded for the booking");
    const commission = { rate: Number(row.commission_rate ?? 0), amount: toDinars(row.commission_millimes) };
    return {
      ...booking,
      commission,
      agencySuspended: suspendedIds.has(row.supplier_id),
      records: records.get(row.id) ?? { handOver: null, return: null },
    };
  });
}

const staffActors: ReadonlySet<BookingActor> = new Set([
  "supplier",
  "supplierReader",
  "suspendedSupplier",
  "admin",
]);
