import { toMillimes } from "@sayara/domain/money/millimes";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import type { CarChange, CarRecord } from "#api/operate/catalogue/CatalogueRecord.ts";
import type { ImportedRecord } from "#api/operate/catalogue/ImportedRecord.ts";
import { readCarRecords } from "#api/operate/catalogue/read/readCarRecords.ts";
import { storedNames } from "./storedNames.ts";
import { type WriteResult, writeRecords } from "./writeRecords.ts";

/** Writes cars with their places. Their price periods are separate records. */
export async function writeCars(
  transaction: Transaction,
  imported: readonly ImportedRecord<CarChange>[],
  {
    places,
    agencies,
    now,
    isWriting,
  }: {
    places: ReadonlyMap<string, string>;
    agencies: ReadonlyMap<string, string>;
    now: Date;
    isWriting: boolean;
  },
): Promise<WriteResult<CarRecord>> {
  const nameOf = await storedNames(transaction, "place", "agency");
  const locationIdOf = (id: string) => places.get(id) ?? id;
  const result = await writeRecords<CarRecord>(transaction, imported, {
    type: "car",
    isWriting,
    table: "cars",
    slugText: ({ name, id }) => `${name} ${id}`,
    stored: (rows) => readCarRecords(transaction, { rows, nameOf }),
    columns: (car) => ({ supplier_id: agencies.get(car.agency), ...columnsOf(car), updated_at: now }),
    firstColumns: () => ({ trips: 0, review_count: 0, rating_sum: 0, periodic_prices: [], created_at: now }),
  });
  if (!isWriting || result.problems.length > 0) return result;
  const { writtenRows } = result;
  const changedIds = writtenRows.filter(({ isNew }) => !isNew).map(({ rowId }) => rowId);
  for (let start = 0; start < changedIds.length; start += ROWS_PER_STATEMENT) {
    const chunk = changedIds.slice(start, start + ROWS_PER_STATEMENT);
    await transaction.deleteFrom("car_locations").where("car_id", "in", chunk).execute();
  }
  await insertRows(
    transaction,
    "car_locations",
    writtenRows.flatMap(({ record, rowId }) =>
      [...new Set(record.places)].map((place) => ({ car_id: rowId, location_id: locationIdOf(place) })),
    ),
  );
  for (const { rowId, oldSlug } of writtenRows) {
    if (oldSlug === undefined) continue;
    await transaction
      .insertInto("car_old_slugs")
      .values({ slug: oldSlug, car_id: rowId })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet({ car_id: rowId }))
      .execute();
  }
  return result;
}

const ROWS_PER_STATEMENT = 2000;

function columnsOf(car: CarRecord): object {
  const { excess } = car;
  return {
    name: car.name,
    body: car.body,
    color: car.color,
    range: car.range,
    fuel_type: car.fuelType,
    gearbox: car.gearbox,
    seats: car.seats,
    doors: car.doors,
    aircon: car.aircon,
    fuel_policy: car.fuelPolicy,
    mileage: car.mileage,
    multimedia: car.multimedia,
    co2: car.co2 ?? null,
    availability: car.availability,
    minimum_age: car.minimumAge,
    minimum_licence_years: car.minimumLicenceYears,
    deposit_millimes: millimesOf(car.deposit),
    damage_excess_millimes: excess === null ? null : toMillimes(excess.damage),
    waived_damage_excess_millimes: excess === null ? null : toMillimes(excess.damageWithWaiver),
    theft_excess_millimes: excess === null ? null : toMillimes(excess.theft),
    protected_theft_excess_millimes: excess === null ? null : toMillimes(excess.theftWithProtection),
    insured_excess_millimes: excess === null ? null : toMillimes(excess.fullInsurance),
    daily_price_millimes: toMillimes(car.dailyPrice),
    discounts: car.discounts,
    cancellation_millimes: millimesOf(car.cancellation),
    amendments_millimes: millimesOf(car.amendments),
    theft_protection_millimes: millimesOf(car.theftProtection),
    collision_damage_waiver_millimes: millimesOf(car.collisionDamageWaiver),
    full_insurance_millimes: millimesOf(car.fullInsurance),
    additional_driver_millimes: millimesOf(car.additionalDriver),
  };
}

/** −1 is a flag, not an amount. */
function millimesOf(price: number): number {
  return price === -1 ? -1 : toMillimes(price);
}
