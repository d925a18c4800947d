import type { Rental } from "@sayara/api-client/contract/search/quote";
import type { Car } from "@sayara/domain/car/Car";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { sql } from "kysely";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { acceptsDropOff } from "@sayara/domain/supplier/acceptsDropOff";
import { type CarRow, findCar, toCar } from "#api/catalogue/carRows.ts";
import { findLocation, type LocationRow, selectLocations, toLocation } from "#api/catalogue/locationRows.ts";
import type { CarRules } from "#api/catalogue/readCars.ts";
import { compileOnce } from "#api/database/compileOnce.ts";
import { isUuid } from "#api/database/isUuid.ts";
import type { Queries } from "#api/database/Schema.ts";
import { RefusalError } from "#api/http/refusals.ts";
import type { ResolvedRental } from "./ResolvedRental.ts";

/** A rental with its car and places as in the catalogue now. */
export interface FoundRental {
  rental: ResolvedRental;
  car: Car;
  supplier: {
    turnaroundMinutes: number;
    email: string | null;
    /** Percent; null where the agency takes no down payment. */
    downPaymentShare: number | null;
  };
  pickupLocation: Location;
  dropOffLocation: Location;
}

/**
 * Looks up the car and places of a rental.
 *
 * @throws RefusalError `not_found`, `car_unavailable` (withdrawn, of a suspended agency, or not picked up
 * there), `drop_off_not_served`.
 */
export async function readRental(
  db: Queries,
  requested: Rental,
  language: Language,
  rules: CarRules,
): Promise<FoundRental> {
  const row = await findCar(db, requested.car);
  const places = row && (await readPlaces(db, requested, { row, language }));
  const [pickup, dropOff] = places ?? [];
  if (row === undefined || pickup === undefined || dropOff === undefined) {
    throw new RefusalError("not_found");
  }
  const [pickupLocation, dropOffLocation] = [toLocation(pickup), toLocation(dropOff)];

  const rental: ResolvedRental = {
    carId: row.id,
    pickupId: pickupLocation.id,
    dropOffId: dropOffLocation.id,
    from: new Date(requested.from),
    to: new Date(requested.to),
    options: rentalOptions.filter((option) => requested.options[option]),
  };
  const isWithdrawn = row.availability !== "available" || row.supplier_suspended;
  if (isWithdrawn || !pickup.is_handed_over) throw new RefusalError("car_unavailable");
  const stay = { pickup: rental.pickupId, dropOff: rental.dropOffId };
  if (!acceptsDropOff(stay, () => dropOff.is_served)) throw new RefusalError("drop_off_not_served");
  const supplier = {
    turnaroundMinutes: row.supplier_turnaround_minutes,
    email: row.supplier_email,
    downPaymentShare: row.supplier_down_payment_percentage,
  };
  return { rental, car: toCar(row, rules), supplier, pickupLocation, dropOffLocation };
}

type Places = Pick<Rental, "pickupLocation" | "dropOffLocation">;

/** Returns the places of pick-up and drop-off, by id, slug or retired slug; undefined where there is none. */
async function readPlaces(
  db: Queries,
  { pickupLocation, dropOffLocation }: Places,
  { row, language }: { row: CarRow; language: Language },
): Promise<[pickup: PlaceRow | undefined, dropOff: PlaceRow | undefined]> {
  const car = { carId: row.id, supplierId: row.supplier_id, language };
  const read = (pickup: string, dropOff: string) =>
    findPlaces(db, { ...car, pickup, dropOff, pickupId: idOf(pickup), dropOffId: idOf(dropOff) });
  const rows = await read(pickupLocation, dropOffLocation);
  const place = async (idOrSlug: string) => {
    const found = placeOf(rows, idOrSlug);
    const retired = found ? undefined : await findLocation(db, idOrSlug, language);
    return retired ? placeOf(await read(retired.id, retired.id), retired.id) : found;
  };
  return [await place(pickupLocation), await place(dropOffLocation)];
}

type PlaceRow = LocationRow & {
  /** Whether the car is picked up there. */
  is_handed_over: boolean;
  /** Whether the agency serves it. */
  is_served: boolean;
};

interface Wanted {
  pickup: string;
  dropOff: string;
  /** Null where a slug is given. */
  pickupId: string | null;
  dropOffId: string | null;
  carId: string;
  supplierId: string;
  language: Language;
}

const findPlaces = compileOnce<Wanted, PlaceRow>((db, value) =>
  selectLocations(db, value("language"))
    .where((or) =>
      or.or([
        or("locations.id", "in", [value("pickupId"), value("dropOffId")]),
        or("locations.slug", "in", [value("pickup"), value("dropOff")]),
      ]),
    )
    .select([
      sql<boolean>`exists (
        select from car_locations where car_id = ${value("carId")} and location_id = locations.id
      )`.as("is_handed_over"),
      sql<boolean>`exists (
        select from supplier_locations where supplier_id = ${value("supplierId")} and location_id = locations.id
      )`.as("is_served"),
    ]),
);

function placeOf(rows: readonly PlaceRow[], idOrSlug: string): PlaceRow | undefined {
  const id = idOf(idOrSlug);
  return rows.find((row) => (id === null ? row.slug === idOrSlug : row.id === id));
}

function idOf(idOrSlug: string): string | null {
  return isUuid(idOrSlug) ? idOrSlug.toLowerCase() : null;
}
