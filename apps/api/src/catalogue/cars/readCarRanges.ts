import { carTypes } from "@sayara/domain/car/CarType";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Database } from "#api/database/Schema.ts";
import { isOffered } from "./carConditions.ts";

/** Returns the number of rentable cars and their lowest daily base price for each range. */
export async function readCarRanges(db: Database) {
  const rows = await db
    .selectFrom("cars")
    .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
    .where(isOffered)
    .where("suppliers.suspended", "=", false)
    .groupBy("cars.range")
    .select(({ fn }) => [
      "cars.range",
      fn.countAll<number>().as("cars"),
      fn.min("cars.daily_price_millimes").as("lowest"),
    ])
    .execute();
  return carTypes.flatMap((range) =>
    rows
      .filter((row) => row.range === range)
      .map(({ cars, lowest }) => ({ range, cars, fromDailyPrice: toDinars(lowest) })),
  );
}
