import type { BlockCollision } from "@sayara/api-client/contract/suppliers/BlockRefusal";
import { sql } from "kysely";
import type { Transaction } from "#api/database/Schema.ts";

/** A period for which a car is to be held, including the agency's turnaround. */
export interface HeldPeriod {
  from: Date;
  heldTo: Date;
}

/** A booking or a block that overlaps a period. */
export interface FoundCollision {
  /** Id of the booking or the block. */
  ownerId: string;
  collision: BlockCollision;
}

/**
 * Returns the earliest booking or block that holds the car during each period [BL1], or undefined. Requires
 * no lapsed holds, and the car's lock so that nothing takes the car afterwards.
 *
 * @param exceptFor the block that is being changed.
 */
export async function findCollisions(
  transaction: Transaction,
  { carId, periods, exceptFor }: { carId: string; periods: readonly HeldPeriod[]; exceptFor?: string },
): Promise<(FoundCollision | undefined)[]> {
  const starts = periods.map(({ from }) => from.toISOString());
  const ends = periods.map(({ heldTo }) => heldTo.toISOString());
  const { rows } = await sql<{
    position: number;
    owner_id: string;
    kind: BlockCollision["kind"] | null;
    reference: string | null;
    from_at: Date;
    to_at: Date;
    free_from: Date;
  }>`
    select entered.position::integer, taken.*
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) with ordinality
      as entered (starts_at, ends_at, position)
    cross join lateral (
      select holds.owner_id, blocks.kind, bookings.reference, lower(holds.period) as from_at,
        upper(holds.period) as free_from,
        greatest(lower(holds.period), coalesce(
          blocks.to_at, upper(holds.period) - suppliers.turnaround_minutes * interval '1 minute'
        )) as to_at
      from holds
      join cars on cars.id = holds.car_id
      join suppliers on suppliers.id = cars.supplier_id
      left join bookings on bookings.id = holds.booking_id
      left join blocks on blocks.id = holds.block_id
      where holds.car_id = ${carId} and holds.owner_id is distinct from ${exceptFor ?? null}::uuid
        and holds.period && tstzrange(entered.starts_at, entered.ends_at)
      order by lower(holds.period)
      limit 1
    ) as taken
  `.execute(transaction);
  const found = new Map(rows.map((row) => [row.position - 1, row]));
  return periods.map((_, index) => {
    const row = found.get(index);
    return (
      row && {
        ownerId: row.owner_id,
        collision: {
          kind: row.kind ?? "booking",
          reference: row.reference,
          ...(row.kind === null && { bookingId: row.owner_id }),
          from: row.from_at.toISOString(),
          to: row.to_at.toISOString(),
          freeFrom: row.free_from.toISOString(),
        },
      }
    );
  });
}
