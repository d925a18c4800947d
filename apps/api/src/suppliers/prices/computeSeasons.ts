import { toMillimes } from "@sayara/domain/money/millimes";
import type { PeriodicPrice } from "@sayara/domain/pricing/CarPricing";
import { compileSeasons } from "@sayara/domain/season/compileSeasons";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { PeriodicPriceRow } from "#api/database/tables/catalogueTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { updateRows } from "#api/database/statements/updateRows.ts";
import { readSeasonedCars } from "./seasonedCars.ts";
import { readSeasons } from "./seasonRows.ts";

/**
 * Computes the price periods and minimum rental lengths of an agency's cars from its seasons [SN2]. Requires
 * the agency's lock.
 *
 * @param today in the marketplace's zone.
 */
export async function computeSeasons(
  transaction: Transaction,
  { supplierId, today, now }: { supplierId: string; today: CalendarDate; now: Date },
): Promise<void> {
  const seasons = await readSeasons(transaction, supplierId);
  const cars = await readSeasonedCars(transaction, supplierId);
  const rows = cars.map((car) => {
    const { periodicPrices, minimumPeriods } = compileSeasons(car, seasons, today);
    return {
      id: car.id,
      own_periods: car.ownPeriods.map(toRow),
      periodic_prices: periodicPrices.map(toRow),
      minimum_periods: minimumPeriods,
      updated_at: now,
    };
  });
  await updateRows(transaction, "cars", rows);
  await transaction
    .updateTable("suppliers")
    .set({ seasons_computed_on: seasons.some(({ repeatsYearly }) => repeatsYearly) ? today : null })
    .where("id", "=", supplierId)
    .execute();
}

function toRow({ startDate, endDate, dailyPrice }: PeriodicPrice): PeriodicPriceRow {
  return { startDate, endDate, dailyPriceMillimes: toMillimes(dailyPrice) };
}
