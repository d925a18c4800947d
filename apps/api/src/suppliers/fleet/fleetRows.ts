import type { FleetCar, FleetCarSummary } from "@sayara/api-client/contract/suppliers/FleetCar";
import type { CarDraft } from "@sayara/domain/car/CarDraft";
import type { CarPhoto } from "@sayara/domain/car/CarPhoto";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { missingForPublishing } from "@sayara/domain/car/missingForPublishing";
import { toDinars } from "@sayara/domain/money/millimes";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { carPricingOf, priceOrFlag } from "#api/catalogue/cars/carPricingOf.ts";
import { type CarRow, excessOf, selectCars } from "#api/catalogue/cars/carRows.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";

/** Selects cars of any status with their private fields, as input of `toFleetCar`. */
export function selectFleetCars(db: Database, supplierId: string) {
  return selectCars(db)
    .where("cars.supplier_id", "=", supplierId)
    .where("cars.deleted_at", "is", null)
    .select((eb) => [
      "cars.version",
      "cars.plate",
      "cars.chassis_last",
      "cars.registration_date",
      "cars.fiscal_power",
      "cars.updated_at",
      // Null in some drafts, although the table's type excludes null.
      eb.ref("cars.deposit_millimes").$castTo<number | null>().as("draft_deposit"),
      eb.ref("cars.daily_price_millimes").$castTo<number | null>().as("draft_price"),
      sql<string[]>`array(select location_id::text from car_locations
        where car_id = cars.id order by location_id)`.as("places"),
      jsonArrayFrom(
        eb
          .selectFrom("car_photos")
          .whereRef("car_photos.car_id", "=", "cars.id")
          .select([
            "car_photos.id",
            "car_photos.width",
            "car_photos.height",
            "car_photos.focal_x",
            "car_photos.focal_y",
            "car_photos.alt",
          ])
          .orderBy("car_photos.position"),
      ).as("photos"),
    ]);
}

export type FleetRow = Awaited<ReturnType<ReturnType<typeof selectFleetCars>["executeTakeFirstOrThrow"]>>;

export async function readFleetCar(
  db: Database,
  supplierId: string,
  id: string,
): Promise<FleetCar | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await selectFleetCars(db, supplierId).where("cars.id", "=", id).executeTakeFirst();
  return row && toFleetCar(row);
}

/** Returns the values of a car's form. */
export function toCarDraft(row: FleetRow): CarDraft & Required<Pick<CarDraft, "discounts">> {
  const { currency: _, periodicPrices: _periods, ...prices } = carPricingOf(asPriced(row));
  return {
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
    co2: row.co2,
    availability: row.availability,
    minimumAge: row.minimum_age,
    minimumLicenceYears: row.minimum_licence_years,
    excess: excessOf(row),
    ...prices,
    deposit: row.draft_deposit === null ? null : priceOrFlag(row.draft_deposit),
    dailyPrice: row.draft_price === null ? null : toDinars(row.draft_price),
    places: row.places,
    plate: row.plate,
    chassisLast: row.chassis_last,
    registrationDate: row.registration_date,
    fiscalPower: row.fiscal_power,
  };
}

/** Converts a car to the form that the portal shows. */
export function toFleetCar(row: FleetRow): FleetCar {
  const draft = toCarDraft(row);
  const photos = row.photos.map((photo): CarPhoto => ({
    id: photo.id,
    url: photoPath(row, photo.id),
    width: photo.width,
    height: photo.height,
    focus: { x: photo.focal_x, y: photo.focal_y },
    alt: mapLanguages((language) => photo.alt[language] ?? ""),
  }));
  return {
    ...draft,
    id: row.id,
    slug: row.slug,
    status: row.status,
    version: row.version,
    image: imageOf(row),
    trips: row.trips,
    photos,
    missing: missingForPublishing({ ...draft, photos: photosOf(row) }),
  };
}

export function toFleetCarSummary(row: FleetRow): FleetCarSummary {
  const draft = toCarDraft(row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    status: row.status,
    version: row.version,
    availability: row.availability,
    range: row.range,
    body: row.body,
    color: row.color,
    plate: row.plate,
    dailyPrice: draft.dailyPrice,
    deposit: draft.deposit,
    image: imageOf(row),
    trips: row.trips,
    missing: missingForPublishing({ ...draft, photos: photosOf(row) }),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Returns the number of photos. An imported picture counts as one. */
function photosOf(row: FleetRow): number {
  return Math.max(row.photos.length, row.image === null ? 0 : 1);
}

function imageOf(row: FleetRow): string | null {
  const [first] = row.photos;
  return first === undefined ? row.image : `${photoPath(row, first.id)}?crop=card`;
}

function photoPath({ id, supplier_id }: Pick<CarRow, "id" | "supplier_id">, photoId: string): string {
  return `/api/car-photo/${supplier_id}/${id}/${photoId}`;
}

/** Returns the row with a price, because `carPricingOf` needs a daily price and a draft may lack it. */
function asPriced(row: FleetRow): FleetRow {
  return { ...row, daily_price_millimes: row.draft_price ?? 0 };
}
