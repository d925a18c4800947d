import { sql } from "kysely";
import type { Transaction } from "#api/database/Schema.ts";
import { type HeldPeriod } from "#api/suppliers/days/findCollisions.ts";
import type { TakenTime } from "./freeParts.ts";

/** The block for a free part of an event in conflict. */
export interface StoredPart {
  id: string;
  from: Date;
  to: Date;
}

/** Returns the blocks of events in conflict, by event. */
export async function readParts(
  transaction: Transaction,
  eventIds: readonly string[],
): Promise<Map<string, StoredPart[]>> {
  const parts = new Map<string, StoredPart[]>();
  if (eventIds.length === 0) return parts;
  const rows = await transaction
    .selectFrom("calendar_parts")
    .innerJoin("blocks", "blocks.id", "block_id")
    .select(["event_id", "block_id", "from_at", "to_at"])
    .where("event_id", "in", eventIds)
    .execute();
  for (const { event_id: eventId, block_id: id, from_at: from, to_at: to } of rows)
    parts.set(eventId, [...(parts.get(eventId) ?? []), { id, from, to }]);
  return parts;
}

/**
 * Returns the times at which the car is held during each period, in order of their starts. Requires the car's
 * lock and no lapsed holds.
 */
export async function findTaken(
  transaction: Transaction,
  { carId, periods }: { carId: string; periods: readonly HeldPeriod[] },
): Promise<TakenTime[][]> {
  if (periods.length === 0) return [];
  const starts = periods.map(({ from }) => from.toISOString());
  const ends = periods.map(({ heldTo }) => heldTo.toISOString());
  const { rows } = await sql<{ position: number; from: Date; to: Date }>`
    select entered.position::integer, lower(holds.period) as "from", upper(holds.period) as "to"
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) with ordinality
      as entered (starts_at, ends_at, position)
    join holds on holds.car_id = ${carId} and holds.period && tstzrange(entered.starts_at, entered.ends_at)
    order by lower(holds.period)
  `.execute(transaction);
  return periods.map((_, index) => rows.filter(({ position }) => position === index + 1));
}
