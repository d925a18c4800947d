import { Language } from "@sayara/domain/language/Language";
import { Car } from "@sayara/domain/car/Car";
import { CarFeature } from "@sayara/domain/car/CarFeature";
import { CarType } from "@sayara/domain/car/CarType";
import { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import { FuelType } from "@sayara/domain/car/FuelType";
import { Gearbox } from "@sayara/domain/car/Gearbox";
import { Mileage } from "@sayara/domain/car/Mileage";
import { DepositMeans } from "@sayara/domain/deposit/DepositMeans";
import { Slug } from "@sayara/domain/id/Slug";
import { Location } from "@sayara/domain/location/Location";
import { Dinars } from "@sayara/domain/money/Dinars";
import { RentalFees } from "@sayara/domain/pricing/fees/RentalFee";
import { OfferedYoungDriverFee } from "@sayara/domain/pricing/fees/SupplierFees";
import { CarFilter } from "@sayara/domain/search/CarFilter";
import { CarSort, defaultCarSort } from "@sayara/domain/search/CarSort";
import { DepositTier } from "@sayara/domain/search/DepositTier";
import { RatingFilter } from "@sayara/domain/search/RatingFilter";
import { SeatsFilter } from "@sayara/domain/search/SeatsFilter";
import { Instant } from "@sayara/domain/time/Instant";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { IdOrSlug, Page, Size } from "../segments.ts";
import { DriverAge } from "./DriverAge.ts";
import { SupplierInResult } from "./SupplierInResult.ts";
import { knownKeys } from "@sayara/domain/validation/newerValues";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A car available for the dates, with the rental's total in TND, including fees and excluding options [FE2].
 */
export const Listing = v.object({
  car: Car,
  /** Pick-up place: the place searched, or one within it. */
  pickupLocation: Location,
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  total: Dinars,
  /** Price per day without fees, which are charged once [PR21]. */
  perDay: Dinars,
  /** The agency's fees for this rental, which the total includes. Absent if there are none. */
  fees: v.exactOptional(RentalFees),
  /**
   * The agency's young driver fee. Absent if it has none. The total includes the fee if `driverAge` is below
   * its age.
   */
  youngDriver: v.exactOptional(OfferedYoungDriverFee),
  /** Number of the agency's similar cars grouped behind this one; 0 in any order except the recommended one [SE11]. */
  similar: count,
});
export type Listing = v.InferOutput<typeof Listing>;

/**
 * Number of cars for each choice of a filter, with only the other filters applied. Multimedia counts also
 * apply the chosen features, because a car needs all of them [SE7]. An absent choice has no cars.
 */
export const Facets = v.object({
  suppliers: v.record(Slug, count),
  rating: knownKeys(RatingFilter, count),
  seats: knownKeys(SeatsFilter, count),
  aircon: count,
  fourPlusDoors: count,
  deposit: knownKeys(DepositTier, count),
  /** Absent in responses of earlier versions. */
  depositMeans: v.optional(knownKeys(DepositMeans, count), {}),
  range: knownKeys(CarType, count),
  gearbox: knownKeys(Gearbox, count),
  fuelType: knownKeys(FuelType, count),
  mileage: knownKeys(Mileage, count),
  fuelPolicy: knownKeys(FuelPolicy, count),
  multimedia: knownKeys(CarFeature, count),
});
export type Facets = v.InferOutput<typeof Facets>;

/**
 * Number of cars if the choices of one filter are removed and the others stay. `all`: without any filter.
 * Shows which filter to relax if nothing is found.
 */
export const CarsWithout = v.object({
  all: count,
  suppliers: count,
  rating: count,
  seats: count,
  aircon: count,
  fourPlusDoors: count,
  deposit: count,
  /** Absent in responses of earlier versions. */
  depositMeans: v.optional(count, 0),
  range: count,
  gearbox: count,
  fuelType: count,
  mileage: count,
  fuelPolicy: count,
  multimedia: count,
});
export type CarsWithout = v.InferOutput<typeof CarsWithout>;

/** Input of a search: places, dates (instants with offset), filters and order. */
export const CarSearch = v.object({
  pickupLocation: v.optional(IdOrSlug),
  /** Defaults to the pick-up place. */
  dropOffLocation: v.optional(IdOrSlug),
  from: Instant,
  to: Instant,
  language: Language,
  /** If absent, totals exclude the young driver fee. */
  driverAge: v.exactOptional(DriverAge),
  filter: v.optional(CarFilter, {}),
  sort: v.optional(CarSort, defaultCarSort),
});

export type CarSearch = v.InferOutput<typeof CarSearch>;

/** A page of cars, with the counts of every filter. */
export const CarSearchResult = v.object({
  items: v.array(Listing),
  /** Number of matching cars on all pages. */
  total: count,
  /** Number of listings on all pages: fewer than cars if similar ones are grouped. */
  listed: count,
  facets: Facets,
  without: CarsWithout,
  suppliers: v.array(SupplierInResult),
  /** The resolved places. A retired slug returns the place with its current slug. */
  pickupLocation: v.nullable(Location),
  dropOffLocation: v.nullable(Location),
});
export type CarSearchResult = v.InferOutput<typeof CarSearchResult>;

/** Input schemas of {@link frontendCars}. */
export const frontendCarsInput = {
  params: v.object({ page: Page, size: Size }),
  body: CarSearch,
};

/** Searches cars that are available for the dates; filters, sorts and pages them. */
export const frontendCars = defineEndpoint({
  name: "frontendCars",
  method: "POST",
  path: "/api/frontend-cars/{page}/{size}",
  input: inputOf<typeof frontendCarsInput>(),
  responses: { 200: CarSearchResult },
  refusals: ["not_found", ...periodRefusalCodes],
  session: "optional",
  retry: "safe",
});
