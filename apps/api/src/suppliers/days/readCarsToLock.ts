import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";

/**
 * Returns the cars to lock: the car of a block and, with `andLater`, the cars of its series. Empty for an
 * unknown block.
 */
export async function readCarsToLock(
  db: Database,
  blockId: string,
  { andLater = false }: { andLater?: boolean } = {},
): Promise<string[]> {
  if (!isUuid(blockId)) return [];
  const rows = await db
    .selectFrom("blocks")
    .select("car_id")
    .distinct()
    .where((eb) => {
      const itself = eb("id", "=", blockId);
      if (!andLater) return itself;
      const series = eb.selectFrom("blocks as one").select("one.series_id").where("one.id", "=", blockId);
      return eb.or([itself, eb("series_id", "=", series)]);
    })
    .execute();
  return rows.map(({ car_id: car }) => car);
}
