import type { SupplierCalendars } from "@sayara/api-client/contract/suppliers/supplierCalendars";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/** Returns an agency's secret addresses, the calendars that the API reads for it, and the open conflicts. */
export async function readCalendars(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<SupplierCalendars> {
  const feeds = await db
    .selectFrom("calendar_feeds")
    .innerJoin("users", "users.id", "created_by")
    .leftJoin("cars", "cars.id", "calendar_feeds.car_id")
    .select(["calendar_feeds.id", "calendar_feeds.car_id", "cars.name", "calendar_feeds.created_at"])
    .select("full_name")
    .where("calendar_feeds.supplier_id", "=", supplierId)
    .where("revoked_at", "is", null)
    .where("cars.deleted_at", "is", null)
    .orderBy(sql`calendar_feeds.car_id is not null`)
    .orderBy("cars.name")
    .execute();
  const sources = await db
    .selectFrom("calendar_sources as source")
    .innerJoin("cars", "cars.id", "source.car_id")
    .select(["source.id", "source.car_id", "cars.name as car_name", "source.name", "source.address"])
    .select(["source.read_at", "source.succeeded_at", "source.problem", "source.unknown_zones"])
    .select((eb) =>
      eb
        .selectFrom("calendar_events")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("source_id", "=", "source.id")
        .where("to_at", ">", now)
        .as("events"),
    )
    .where("source.supplier_id", "=", supplierId)
    .where("cars.deleted_at", "is", null)
    .orderBy("cars.name")
    .orderBy("source.name")
    .orderBy("source.id")
    .execute();
  const conflicts = await db
    .selectFrom("calendar_conflicts as conflict")
    .innerJoin("calendar_events as event", "event.id", "conflict.event_id")
    .innerJoin("calendar_sources as source", "source.id", "event.source_id")
    .innerJoin("cars", "cars.id", "source.car_id")
    .select(["conflict.id", "conflict.collision", "conflict.first_seen_at"])
    .select(["event.from_at", "event.to_at", "event.summary"])
    .select(["source.name", "source.car_id", "cars.name as car_name"])
    .where("source.supplier_id", "=", supplierId)
    .where("conflict.resolved_at", "is", null)
    .where("event.to_at", ">", now)
    .where("cars.deleted_at", "is", null)
    .orderBy("event.from_at")
    .orderBy("conflict.id")
    .limit(MAX_CONFLICTS)
    .execute();
  const cars = await db
    .selectFrom("cars")
    .select(["id", "name", "plate"])
    .where("supplier_id", "=", supplierId)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return {
    feeds: feeds.map((row) => ({
      id: row.id,
      carId: row.car_id,
      carName: row.name,
      createdAt: row.created_at.toISOString(),
      createdBy: row.full_name,
    })),
    sources: sources.map((row) => ({
      id: row.id,
      carId: row.car_id,
      carName: row.car_name,
      name: row.name,
      host: new URL(row.address).host,
      readAt: row.read_at?.toISOString() ?? null,
      succeededAt: row.succeeded_at?.toISOString() ?? null,
      problem: row.problem,
      unknownZones: row.unknown_zones,
      events: Number(row.events),
    })),
    conflicts: conflicts.map((row) => ({
      id: row.id,
      source: row.name,
      carId: row.car_id,
      carName: row.car_name,
      from: row.from_at.toISOString(),
      to: row.to_at.toISOString(),
      summary: row.summary,
      collision: row.collision,
      firstSeenAt: row.first_seen_at.toISOString(),
    })),
    cars,
  };
}

/** Maximum open conflicts in the list, which shows the earliest ones. */
const MAX_CONFLICTS = 200;
