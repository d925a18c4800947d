import type { Rental } from "@sayara/api-client/contract/search/quote";
import type { KeptHours } from "@sayara/domain/supplier/hours/KeptHours";
import type { Car } from "@sayara/domain/car/Car";
import type { CoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import type { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { acceptsDropOff } from "@sayara/domain/supplier/hours/acceptsDropOff";
import { type CarRow, findCar, hasPapersUntil, selectCars, toCar } from "#api/catalogue/cars/carRows.ts";
import { findLocation, type LocationRow, selectLocations, toLocation } from "#api/catalogue/locationRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import { type Bind, compileOnce } from "#api/database/statements/compileOnce.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { feeColumns, type FeeRow, feesOf } from "./feesOf.ts";
import {
  type BookedServices,
  type RequestedServices,
  resolveAddressServices,
} from "./resolveAddressServices.ts";
import { resolveExtras } from "./resolveExtras.ts";
import type { ResolvedRental } from "./ResolvedRental.ts";

/** A rental with the current catalogue data of its car and places. */
export interface RentalDetails {
  rental: ResolvedRental;
  car: Car;
  supplier: {
    turnaroundMinutes: number;
    /** Whether previously confirmed bookings that move to the agency's cars are confirmed immediately. */
    confirmsMoves: boolean;
    /** Hours for which the car is kept for a late driver [AV3]. */
    keptHours: KeptHours;
    email: string | null;
    /** Percent; null where the agency takes no down payment. */
    downPaymentShare: number | null;
    fees: SupplierFees;
    coverContents: CoverContents | null;
  };
  pickupLocation: Location;
  dropOffLocation: Location;
}

/**
 * Looks up the car and places of a rental.
 *
 * `booked` is the rental of the booking that is edited. Its extras keep their prices [EX7], and its promo
 * code is kept [PD5]. Its fees are kept while places and times stay [FE7], its delivery while the pick-up
 * stays [FE13], and its collection while the drop-off stays [FE16].
 *
 * @throws RefusalError `not_found`, `extra_unavailable`, `delivery_unavailable`, `collection_unavailable`,
 *   `car_unavailable` (withdrawn, of a suspended agency, not handed over there, or without valid documents
 *   until drop-off [DC3]), `drop_off_not_served`.
 */
export async function readRental(
  db: Database,
  requested: Rental,
  language: Language,
  rules: CarRules & { timeZone: string },
  { now, booked, within = "extras", driverAge = null, services = {} }: RentalContext,
): Promise<RentalDetails> {
  const row = await findRental(db, requested, language);
  const [pickup, dropOff] = row ? await findPlaces(db, { row, requested, language }) : [];
  if (row === undefined || pickup === undefined || dropOff === undefined) {
    throw new RefusalError("not_found");
  }
  const [pickupLocation, dropOffLocation] = [toLocation(pickup), toLocation(dropOff)];

  const handOvers = {
    pickupId: pickupLocation.id,
    dropOffId: dropOffLocation.id,
    from: new Date(requested.from),
    to: new Date(requested.to),
  };
  const places = { pickup: pickupLocation, dropOff: dropOffLocation };
  const rental: ResolvedRental = {
    carId: row.id,
    ...handOvers,
    options: rentalOptions.filter((option) => requested.options[option]),
    extras: await resolveExtras(db, requested.extras ?? [], {
      supplierId: row.supplier_id,
      bookedExtras: booked?.extras ?? [],
      within,
    }),
    promo: booked?.promo ?? null,
    ...(booked !== undefined && haveSameHandOvers(booked, handOvers)
      ? { fees: booked.fees, youngDriver: null }
      : {
          fees: feesOf(row, { ...handOvers, ...places }, rules.timeZone),
          youngDriver: row.fees.youngDriver,
        }),
    ...resolveAddressServices(services, handOvers, { fees: row.fees, now, booked }),
    driverAge,
  };
  const isWithdrawn =
    row.status !== "published" || row.availability !== "available" || row.supplier_suspended;
  const isBookable = !isWithdrawn && hasPapersUntil(row, rental.to, rules.timeZone);
  if (!isBookable || !pickup.is_handed_over) throw new RefusalError("car_unavailable");
  const placeIds = { pickup: rental.pickupId, dropOff: rental.dropOffId };
  if (!acceptsDropOff(placeIds, () => dropOff.is_served)) throw new RefusalError("drop_off_not_served");
  const supplier = {
    turnaroundMinutes: row.supplier_turnaround_minutes,
    confirmsMoves: row.supplier_confirms_moves,
    keptHours: {
      withoutArrival: row.supplier_kept_hours,
      withArrival: row.supplier_kept_hours_with_arrival,
    },
    email: row.supplier_email,
    downPaymentShare: row.supplier_down_payment_percentage,
    fees: row.fees,
    coverContents: row.supplier_cover_contents,
  };
  return { rental, car: toCar(row, rules), supplier, pickupLocation, dropOffLocation };
}

/**
 * Terms of the sale that an edit keeps. `fees` includes the young driver fee, but not delivery and
 * collection.
 */
export type SoldRental = Omit<ResolvedRental, "carId" | "options" | "youngDriver" | "driverAge"> &
  BookedServices;

interface RentalContext {
  now: Date;
  booked?: SoldRental;
  /** Path of the extras in the body. */
  within?: string;
  /** Null if unknown. */
  driverAge?: number | null;
  /** The chosen delivery and collection; none if absent. */
  services?: RequestedServices;
}

type HandOvers = Pick<ResolvedRental, "pickupId" | "dropOffId" | "from" | "to">;

function haveSameHandOvers(one: HandOvers, other: HandOvers): boolean {
  return (
    one.pickupId === other.pickupId &&
    one.dropOffId === other.dropOffId &&
    one.from.getTime() === other.from.getTime() &&
    one.to.getTime() === other.to.getTime()
  );
}

type Requested = Pick<Rental, "car" | "pickupLocation" | "dropOffLocation">;

/** A car with the places of its pick-up and drop-off. */
type RentalRow = CarRow & FeeRow & { places: PlaceRow[] };

type PlaceRow = LocationRow & {
  /** Whether the car can be picked up there. */
  is_handed_over: boolean;
  /** Whether the agency takes back cars there. */
  is_served: boolean;
};

/** Finds a car by id, slug or retired slug, and its places by id or slug. */
async function findRental(
  db: Database,
  requested: Requested,
  language: Language,
): Promise<RentalRow | undefined> {
  const { car, pickupLocation, dropOffLocation } = requested;
  const [pickupId, dropOffId] = [idOf(pickupLocation), idOf(dropOffLocation)];
  const selectRow = isUuid(car) ? rentalById : rentalBySlug;
  const [row] = await selectRow(db, { car, pickupLocation, dropOffLocation, pickupId, dropOffId, language });
  if (row !== undefined || isUuid(car)) return row;
  const renamedCar = await findCar(db, car);
  return renamedCar && findRental(db, { ...requested, car: renamedCar.id }, language);
}

/** Returns the places of pick-up and drop-off, by id, slug or retired slug; undefined for an unknown place. */
async function findPlaces(
  db: Database,
  { row, requested, language }: { row: RentalRow; requested: Requested; language: Language },
): Promise<[pickup: PlaceRow | undefined, dropOff: PlaceRow | undefined]> {
  const findPlace = async (idOrSlug: string): Promise<PlaceRow | undefined> => {
    const place = placeOf(row.places, idOrSlug);
    const renamedPlace = place ? undefined : await findLocation(db, idOrSlug, language);
    if (renamedPlace === undefined) return place;
    const { id } = renamedPlace;
    const rental = await findRental(db, { car: row.id, pickupLocation: id, dropOffLocation: id }, language);
    return rental && placeOf(rental.places, id);
  };
  return [await findPlace(requested.pickupLocation), await findPlace(requested.dropOffLocation)];
}

interface RentalQuery extends Requested {
  /** Null if a slug was given. */
  pickupId: string | null;
  dropOffId: string | null;
  language: Language;
}

const rentalById = compileOnce<RentalQuery, RentalRow>((db, value) =>
  selectRental(db, value).where("cars.id", "=", value("car")),
);
const rentalBySlug = compileOnce<RentalQuery, RentalRow>((db, value) =>
  selectRental(db, value).where("cars.slug", "=", value("car")),
);

function selectRental(db: Database, value: Bind<RentalQuery>) {
  const places = selectLocations(db, value("language"))
    .where((eb) =>
      eb.or([
        eb("locations.id", "in", [value("pickupId"), value("dropOffId")]),
        eb("locations.slug", "in", [value("pickupLocation"), value("dropOffLocation")]),
      ]),
    )
    .select([
      sql<boolean>`exists (
        select from car_locations where car_id = cars.id and location_id = locations.id
      )`.as("is_handed_over"),
      sql<boolean>`exists (
        select from supplier_locations
        where supplier_id = cars.supplier_id and location_id = locations.id and accepts_returns
      )`.as("is_served"),
    ]);
  return selectCars(db)
    .where("cars.deleted_at", "is", null)
    .where("cars.status", "<>", "draft")
    .select(feeColumns)
    .select(jsonArrayFrom(places).as("places"));
}

function placeOf(rows: readonly PlaceRow[], idOrSlug: string): PlaceRow | undefined {
  const id = idOf(idOrSlug);
  return rows.find((row) => (id === null ? row.slug === idOrSlug : row.id === id));
}

function idOf(idOrSlug: string): string | null {
  return isUuid(idOrSlug) ? idOrSlug.toLowerCase() : null;
}
