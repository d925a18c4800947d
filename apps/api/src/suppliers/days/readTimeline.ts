import { TIMELINE_CARS } from "@sayara/api-client/contract/suppliers/supplierTimeline";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/** The period that a timeline shows. The end is exclusive. */
export interface TimelinePeriod {
  from: Date;
  to: Date;
  now: Date;
}

/** Returns a page of the agency's cars by name, and the number of cars on all pages. */
export async function readTimelineCars(
  db: Database,
  { supplierId, page }: { supplierId: string; page: number },
) {
  const rows = await db
    .selectFrom("cars")
    .select(["id", "slug", "name", "plate", "availability", sql<number>`count(*) over ()`.as("total")])
    .where("supplier_id", "=", supplierId)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .limit(TIMELINE_CARS)
    .offset((page - 1) * TIMELINE_CARS)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the bookings that hold or held these cars in the period [BK2], in order of time. */
export function readTimelineBookings(
  db: Database,
  cars: readonly string[],
  { from, to, now }: TimelinePeriod,
) {
  return db
    .selectFrom("bookings")
    .select(["id", "car_id", "reference", "driver_full_name", "status", "from_at", "to_at"])
    .where("car_id", "in", cars)
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("status", "in", ["deposit", "reserved", "paid"]),
        eb.and([eb("status", "in", ["void", "pending"]), eb("lapses_at", ">", now)]),
      ]),
    )
    .where("from_at", "<", to)
    .where("to_at", ">", from)
    .orderBy("from_at")
    .execute();
}

/**
 * Returns the holds for requested or unpaid changes of bookings, without the part that the booking itself
 * already holds.
 */
export async function readHeldChanges(
  db: Database,
  cars: readonly string[],
  { from, to, now }: TimelinePeriod,
) {
  const { rows } = await sql<{
    booking_id: string;
    car_id: string;
    reference: string;
    from_at: Date;
    to_at: Date;
  }>`
    select booking_id, car_id, reference,
      case when held_from < to_at and held_from >= from_at then to_at else held_from end as from_at,
      case when held_to > from_at and held_to <= to_at then from_at else held_to end as to_at
    from (
      select holds.booking_id, holds.car_id, bookings.reference, bookings.from_at, bookings.to_at,
        lower(holds.period) as held_from,
        upper(holds.period) - suppliers.turnaround_minutes * interval '1 minute' as held_to
      from holds
      join bookings on bookings.id = holds.booking_id
      join suppliers on suppliers.id = bookings.supplier_id
      where holds.car_id = any(${cars}::uuid[]) and holds.period && tstzrange(${from}, ${to})
        and (holds.expires_at is null or holds.expires_at > ${now})
        and (
          exists (select from change_requests as request
            where request.booking_id = holds.booking_id and request.hold_id = holds.id)
          or exists (select from open_edits as edit
            where edit.booking_id = holds.booking_id and edit.hold_id = holds.id)
        )
    ) as held
    order by 4
  `.execute(db);
  return rows;
}

/** Returns the first blocks of these cars in the period, up to `limit`, in order of time. */
export function readTimelineBlocks(
  db: Database,
  cars: readonly string[],
  { from, to, limit, withImported }: TimelinePeriod & { limit: number; withImported: boolean },
) {
  return db
    .selectFrom("blocks")
    .selectAll()
    .where("car_id", "in", cars)
    .where("deleted_at", "is", null)
    .where("from_at", "<", to)
    .where("to_at", ">", from)
    .$if(!withImported, (query) => query.where("kind", "!=", "imported"))
    .orderBy("from_at")
    .limit(limit)
    .execute();
}
