import type { SupplierPrices } from "@sayara/api-client/contract/suppliers/seasons";
import { compileSeasons } from "@sayara/domain/season/compileSeasons";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { Database } from "#api/database/Schema.ts";
import { MAXIMUM_LISTED_CARS, readSeasonedCars } from "./seasonedCars.ts";
import { readSeasons } from "./seasonRows.ts";

/** Returns an agency's seasons and the prices of its cars by date, as stored by `computeSeasons`. */
export async function readSupplierPrices(
  db: Database,
  { supplierId, today }: { supplierId: string; today: CalendarDate },
): Promise<SupplierPrices> {
  const seasons = await readSeasons(db, supplierId);
  const cars = await readSeasonedCars(db, supplierId);
  return {
    today,
    seasons,
    cars: cars.slice(0, MAXIMUM_LISTED_CARS).map((car) => {
      const { periodicPrices, minimumPeriods } = compileSeasons(car, seasons, today);
      const { id, name, range, dailyPrice } = car;
      return { id, name, range, dailyPrice, periods: periodicPrices, minimumPeriods };
    }),
  };
}
