import type { PeriodicPrice } from "@sayara/domain/pricing/CarPricing";
import { carPricingOf, priceOrFlag } from "#api/catalogue/cars/carPricingOf.ts";
import { type CarRow, excessOf, selectCars } from "#api/catalogue/cars/carRows.ts";
import type { Database } from "#api/database/Schema.ts";
import type { AnyCarRecord } from "@sayara/catalogue/CatalogueRecord";
import type { StoredRecord, StoredRows } from "#api/operate/catalogue/StoredRecord.ts";

/** Reads cars by row id as import records, each with its price periods. */
export async function readCarRecords(
  db: Database,
  { rows: rowIds, nameOf }: StoredRows & { rows: readonly string[] },
): Promise<(StoredRecord<AnyCarRecord> & { periods: PeriodicPrice[] })[]> {
  if (rowIds.length === 0) return [];
  const rows = await selectCars(db)
    .select((eb) => [
      "cars.plate",
      "cars.chassis_last",
      "cars.registration_date",
      "cars.fiscal_power",
      // Null in some drafts. The table's type omits null.
      eb.ref("cars.deposit_millimes").$castTo<number | null>().as("draft_deposit"),
      eb.ref("cars.daily_price_millimes").$castTo<number | null>().as("draft_price"),
    ])
    .where("cars.id", "in", rowIds)
    .orderBy("cars.slug")
    .execute();
  const locationsByCar = Map.groupBy(
    await db
      .selectFrom("car_locations")
      .selectAll()
      .where("car_id", "in", rowIds)
      .orderBy("location_id")
      .execute(),
    (row) => row.car_id,
  );
  return rows.map((row) => {
    const { draft_deposit, draft_price } = row;
    const { currency: _, dailyPrice, periodicPrices, ...pricing } = carPricingOf(row);
    const places = (locationsByCar.get(row.id) ?? []).map(({ location_id }) => nameOf(location_id));
    return {
      rowId: row.id,
      record: {
        ...recordOf(row, nameOf),
        ...(draft_deposit !== null && { deposit: priceOrFlag(draft_deposit) }),
        ...(draft_price !== null && { dailyPrice }),
        ...pricing,
        status: row.status,
        ...(row.plate !== null && { plate: row.plate }),
        ...(row.chassis_last !== null && { chassisLast: row.chassis_last }),
        ...(row.registration_date !== null && { registrationDate: row.registration_date }),
        ...(row.fiscal_power !== null && { fiscalPower: row.fiscal_power }),
        ...(places.length > 0 && { places }),
      },
      periods: periodicPrices,
    };
  });
}

function recordOf(row: CarRow, nameOf: StoredRows["nameOf"]) {
  return {
    type: "car" as const,
    id: nameOf(row.id, row.slug),
    slug: row.slug,
    agency: nameOf(row.supplier_id, row.supplier_slug),
    name: row.name,
    body: row.body,
    color: row.color,
    range: row.range,
    fuelType: row.fuel_type,
    gearbox: row.gearbox,
    seats: row.seats,
    doors: row.doors,
    aircon: row.aircon,
    fuelPolicy: row.fuel_policy,
    mileage: row.mileage,
    multimedia: row.multimedia,
    ...(row.co2 !== null && { co2: row.co2 }),
    availability: row.availability,
    minimumAge: row.minimum_age,
    minimumLicenceYears: row.minimum_licence_years,
    excess: excessOf(row),
  };
}
