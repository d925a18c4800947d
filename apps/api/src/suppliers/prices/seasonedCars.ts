import type { CarType } from "@sayara/domain/car/CarType";
import { toDinars } from "@sayara/domain/money/millimes";
import type { SeasonedCar } from "@sayara/domain/season/compileSeasons";
import type { PeriodicPriceRow } from "#api/database/tables/catalogueTables.ts";
import type { Database } from "#api/database/Schema.ts";

/** Maximum number of an agency's cars that the portal's price page lists. */
export const MAXIMUM_LISTED_CARS = 500;

interface Row {
  id: string;
  range: CarType;
  daily_price_millimes: number | null;
  periodic_prices: PeriodicPriceRow[];
  own_periods: PeriodicPriceRow[] | null;
}

/** Returns an agency's cars by name, with the fields that seasons use. */
export async function readSeasonedCars(db: Database, supplierId: string) {
  const rows = await db
    .selectFrom("cars")
    .select(["id", "name", "range", "daily_price_millimes", "periodic_prices", "own_periods"])
    .where("supplier_id", "=", supplierId)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...toSeasonedCar(row), name: row.name }));
}

function toSeasonedCar(row: Row): SeasonedCar {
  return {
    id: row.id,
    range: row.range,
    dailyPrice: row.daily_price_millimes === null ? null : toDinars(row.daily_price_millimes),
    ownPeriods: (row.own_periods ?? row.periodic_prices).map((period) => ({
      startDate: period.startDate,
      endDate: period.endDate,
      dailyPrice: toDinars(period.dailyPriceMillimes),
    })),
  };
}
