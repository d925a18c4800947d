import { CALENDAR_READ_MINUTES } from "@sayara/domain/config/businessDefaults";
import { sql } from "kysely";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { lapseBookingsOfCar } from "#api/bookings/confirm/lapseBookings.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { type Progress, workInSlots } from "#api/database/workInSlots.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { mergeEvents } from "./mergeEvents.ts";
import type { CalendarReader, Reading } from "./reading/createCalendarReader.ts";
import { recordConflicts } from "./recordConflicts.ts";
import { type StoredSource, writeEvents } from "./writeEvents.ts";

export type ReadingTools = Pick<Dependencies, "db" | "clock"> & { calendars: CalendarReader };

/** Maximum calendars that a process reads concurrently. */
const READING_SLOTS = 2;
/**
 * Milliseconds after which even an unchanged calendar is fetched in full, because its repetitions then reach
 * further ahead.
 */
const REFETCH_AFTER = 24 * 3_600_000;

/**
 * Reads the calendars that are due [CF4]. Several processes may run it.
 *
 * @returns the number of calendars that were read.
 */
export function readDueSources(tools: ReadingTools, progress: Progress = {}): Promise<number> {
  const { db, clock } = tools;
  const reserve = (count: number) => {
    const now = clock();
    const due = db
      .selectFrom("calendar_sources")
      .innerJoin("cars", "cars.id", "car_id")
      .select("calendar_sources.id")
      .where("next_read_at", "<=", now)
      .where("deleted_at", "is", null)
      .orderBy("next_read_at")
      .limit(count)
      .modifyEnd(sql`for update of calendar_sources skip locked`);
    return claim(db, now).where("id", "in", due).returningAll().execute();
  };
  return workInSlots(
    [{ slots: READING_SLOTS, reserve, work: (source) => readClaimed(source, tools) }],
    progress,
  );
}

/** Reads an agency's calendar now. Does nothing if the id is unknown. */
export async function readSourceNow(id: string, tools: ReadingTools): Promise<void> {
  const { db, clock } = tools;
  const source = await claim(db, clock()).where("id", "=", id).returningAll().executeTakeFirst();
  if (source !== undefined) await readClaimed(source, tools);
}

/** Marks calendars as being read. Only the reading that began last writes. */
function claim(db: Database, now: Date) {
  return db.updateTable("calendar_sources").set({
    claim: sql<string>`gen_random_uuid()`,
    next_read_at: new Date(now.getTime() + CALENDAR_READ_MINUTES * 60_000),
  });
}

async function readClaimed(source: StoredSource, { db, clock, calendars }: ReadingTools): Promise<void> {
  const now = clock();
  const isStale = source.fetched_at === null || now.getTime() - source.fetched_at.getTime() >= REFETCH_AFTER;
  const reading = await calendars.read({
    owner: source.supplier_id,
    address: source.address,
    now,
    etag: isStale ? null : source.etag,
    lastModified: isStale ? null : source.last_modified,
  });
  await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [carLock(source.car_id)]);
    // The calendar may have been removed, or another reading may have begun, during the fetch.
    const current = await transaction
      .selectFrom("calendar_sources")
      .selectAll()
      .where("id", "=", source.id)
      .where("claim", "=", source.claim)
      .forUpdate()
      .executeTakeFirst();
    if (current !== undefined) await applyReading(transaction, { source: current, reading, now: clock() });
  });
}

async function applyReading(
  transaction: Transaction,
  { source, reading, now }: { source: StoredSource; reading: Reading; now: Date },
): Promise<void> {
  const update = transaction.updateTable("calendar_sources").where("id", "=", source.id);
  if (reading.outcome === "failed") {
    await update.set({ problem: reading.problem, read_at: now }).execute();
    return;
  }
  await lapseBookingsOfCar(transaction, source.car_id, now);
  const { turnaround_minutes: turnaroundMinutes } = await transaction
    .selectFrom("suppliers")
    .select("turnaround_minutes")
    .where("id", "=", source.supplier_id)
    .executeTakeFirstOrThrow();
  const stored = await transaction
    .selectFrom("calendar_events")
    .selectAll()
    .where("source_id", "=", source.id)
    .orderBy("from_at")
    .execute();
  const events =
    reading.outcome === "read"
      ? reading.events
      : stored
          .filter(({ to_at: to }) => to > now)
          .map(({ from_at: from, to_at: to, ...event }) => ({
            ...event,
            from: from.getTime(),
            to: to.getTime(),
          }));
  const times = mergeEvents(events, { turnaroundMinutes });
  const collided = await writeEvents(transaction, { source, times, stored, now });
  await recordConflicts(transaction, { source, collided, now });
  await update
    .set({
      problem: null,
      read_at: now,
      succeeded_at: now,
      ...(reading.outcome === "read" && {
        etag: reading.etag,
        last_modified: reading.lastModified,
        unknown_zones: reading.unknownZones,
        fetched_at: now,
      }),
    })
    .execute();
}
