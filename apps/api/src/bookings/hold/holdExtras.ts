import type { ChosenExtra } from "@sayara/domain/pricing/extras/ChosenExtra";
import { writeValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { sql } from "kysely";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

type Pieces = Pick<ChosenExtra, "id" | "count">;

/** An extra with fewer pieces left than a rental needs. */
interface Shortage {
  /** Position in the list of requested extras. */
  index: number;
  left: number;
}

interface Rental {
  /** From pick-up to drop-off plus turnaround, in the format of `rangeOf`. */
  range: string;
  /** The booking that is excluded from the count. */
  exceptFor?: string | undefined;
}

/**
 * Returns how many pieces of each extra are left at every moment of a rental, by id [EX6]. Only `requireExtras` and the
 * database guarantee them.
 */
export async function countExtrasLeft(
  db: Database,
  ids: readonly string[],
  { range, exceptFor }: Rental,
  now: Date,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("extras")
    .select([
      "id",
      sql<number>`greatest(0, stock - extra_in_use(
        id, ${range}::tstzrange, ${exceptFor ?? null}::uuid, ${now}::timestamptz
      ))`.as("left"),
    ])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/**
 * Returns the first extra with too few pieces left for a rental. Locks these extras, so that no other
 * transaction takes pieces of them before this one ends. Releases the extras of lapsed holds.
 */
export async function findExtraShortage(
  transaction: Transaction,
  extras: readonly Pieces[],
  rental: Rental,
  now: Date,
): Promise<Shortage | undefined> {
  if (extras.length === 0) return undefined;
  const ids = extras.map(({ id }) => id);
  // Always locked in the order of their ids, so that two rentals do not deadlock.
  await transaction
    .selectFrom("extras")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  await transaction
    .deleteFrom("extra_holds")
    .where("extra_id", "in", ids)
    .where("expires_at", "<=", now)
    .execute();
  const left = await countExtrasLeft(transaction, ids, rental, now);
  const index = extras.findIndex(({ id, count }) => count > (left.get(id) ?? 0));
  const short = extras[index];
  return short && { index, left: left.get(short.id) ?? 0 };
}

/**
 * Rejects a rental with more pieces of an extra than are left [EX6]. `within` is the path of the extras in
 * the body.
 *
 * @throws RefusalError `extra_taken` with the extra's field and the number of pieces left.
 */
export async function requireExtras(
  transaction: Transaction,
  extras: readonly Pieces[],
  { within, ...rental }: Rental & { within: string },
  now: Date,
): Promise<void> {
  const shortage = await findExtraShortage(transaction, extras, rental, now);
  if (shortage === undefined) return;
  const { index, left } = shortage;
  const message = writeValidationMessage({ code: "extra_taken", params: { left } });
  throw new RefusalError("extra_taken", { fields: { [`${within}.${index}`]: message } });
}

/**
 * Reserves a booking's extras for as long as the hold of its car. Call `requireExtras` or `findExtraShortage`
 * first: if the stock is exceeded, the database throws an unexpected error.
 */
export async function reserveExtras(
  transaction: Transaction,
  holdId: string,
  extras: readonly Pieces[],
): Promise<void> {
  if (extras.length === 0) return;
  const pieces = JSON.stringify(extras.map(({ id, count }) => ({ id, count })));
  await sql`
    insert into extra_holds (hold_id, extra_id, booking_id, count, period, expires_at)
    select holds.id, pieces.id, booking_id, pieces.count, period, expires_at
    from holds, json_to_recordset(${pieces}::json) as pieces (id uuid, count integer)
    where holds.id = ${holdId}
    order by pieces.id
    on conflict do nothing
  `.execute(transaction);
}
