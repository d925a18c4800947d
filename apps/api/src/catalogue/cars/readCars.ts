import type { CarDetails } from "@sayara/api-client/contract/catalogue/car";
import type { Car } from "@sayara/domain/car/Car";
import type { Language } from "@sayara/domain/language/Language";
import type { AddressService } from "@sayara/domain/pricing/fees/addressServices";
import type { Database } from "#api/database/Schema.ts";
import { readExtras, toPublicExtra } from "../extraRows.ts";
import { findCar, selectCars, toCar } from "./carRows.ts";
import type { CarRules } from "./CarRules.ts";
import { selectLocations, toLocation } from "../locationRows.ts";
import { type PageRequest, readPageOfRows } from "../readPageOfRows.ts";
import { readMeetingPlaces } from "../readMeetingPlaces.ts";
import { readCarPhotos } from "./readCarPhotos.ts";
import { isOffered } from "./carConditions.ts";

/**
 * Finds a car by id, slug or retired slug, with its pick-up places. Withdrawn cars and cars of suspended agencies are
 * not found.
 */
export async function readCarDetails(
  db: Database,
  { idOrSlug, language }: { idOrSlug: string; language: Language },
  rules: CarRules,
): Promise<CarDetails | undefined> {
  const row = await findCar(db, idOrSlug);
  if (row === undefined || row.supplier_suspended) return undefined;
  const places = await selectLocations(db, language)
    .where("locations.id", "in", (eb) =>
      eb.selectFrom("car_locations").select("location_id").where("car_id", "=", row.id),
    )
    .orderBy("names.search_name")
    .execute();
  const locations = places.map(toLocation);
  const meetingPlaces = await readMeetingPlaces(db, { supplierId: row.supplier_id, locations, language });
  const photos = await readCarPhotos(db, { carId: row.id, carName: row.name, language });
  const extras = (await readExtras(db, row.supplier_id)).map(toPublicExtra);
  const services = await readAddressServices(db, row.supplier_id, locations);
  const { supplier_cover_contents: coverContents } = row;
  return {
    car: toCar(row, rules),
    locations,
    meetingPlaces,
    photos,
    extras,
    ...services,
    ...(coverContents && { coverContents }),
  };
}

/** Returns an agency's delivery fees at these places [FE10] and all its collection fees [FE14]. */
async function readAddressServices(
  db: Database,
  supplierId: string,
  locations: CarDetails["locations"],
): Promise<Pick<CarDetails, AddressService>> {
  const { fees } = await db
    .selectFrom("suppliers")
    .select("fees")
    .where("id", "=", supplierId)
    .executeTakeFirstOrThrow();
  const delivery = fees.delivery.filter(({ place }) =>
    locations.some(({ id }) => id === place.toLowerCase()),
  );
  return { delivery, collection: fees.collection };
}

/** Returns a page of the slugs of rentable cars, oldest first, and their total number. */
export async function readCarSlugs(
  db: Database,
  page: PageRequest,
): Promise<{ items: string[]; total: number }> {
  const query = db
    .selectFrom("cars")
    .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
    .where(isOffered)
    .where("suppliers.suspended", "=", false)
    .select("cars.slug")
    .orderBy("cars.created_at")
    .orderBy("cars.id");
  const { rows, total } = await readPageOfRows(query, page);
  return { items: rows.map(({ slug }) => slug), total };
}

export async function readCarsById(
  db: Database,
  ids: readonly string[],
  rules: CarRules,
): Promise<Map<string, Car>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCars(db).where("cars.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, toCar(row, rules)]));
}
