import type { BookingSituation } from "@sayara/domain/booking/actions/bookingConditions";
import type { RentalRecords } from "@sayara/domain/booking/desk/RentalRecord";
import type { Database } from "#api/database/Schema.ts";

/**
 * Returns the hand-over and return records of bookings, by booking id [DK1]. Bookings without records are
 * absent.
 */
export async function readRentalRecords(
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, RentalRecords>> {
  const records = new Map<string, RentalRecords>();
  if (bookingIds.length === 0) return records;
  const rows = await db
    .selectFrom("rental_records")
    .innerJoin("users", "users.id", "recorded_by")
    .select(["booking_id", "kind", "at", "recorded_by", "full_name", "mileage", "fuel"])
    .where("booking_id", "in", bookingIds)
    .where("withdrawn_at", "is", null)
    .execute();
  for (const { booking_id: id, kind, at, recorded_by, full_name, mileage, fuel } of rows) {
    const record = { at: at.toISOString(), by: { id: recorded_by, fullName: full_name }, mileage, fuel };
    records.set(id, { handOver: null, return: null, ...records.get(id), [kind]: record });
  }
  return records;
}

/** Returns the facts of the records on which permissions depend [RO2]. */
export async function readRecordFacts(
  db: Database,
  bookingId: string,
): Promise<Required<Pick<BookingSituation, "handedOver" | "returned">>> {
  const rows = await db
    .selectFrom("rental_records")
    .select("kind")
    .where("booking_id", "=", bookingId)
    .where("withdrawn_at", "is", null)
    .execute();
  const kinds = new Set(rows.map(({ kind }) => kind));
  return { handedOver: kinds.has("handOver"), returned: kinds.has("return") };
}
