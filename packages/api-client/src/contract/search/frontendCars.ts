import { Language } from "@sayara/domain/language/Language";
import { Car } from "@sayara/domain/car/Car";
import { CarFeature } from "@sayara/domain/car/CarFeature";
import { CarType } from "@sayara/domain/car/CarType";
import { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import { FuelType } from "@sayara/domain/car/FuelType";
import { Gearbox } from "@sayara/domain/car/Gearbox";
import { Mileage } from "@sayara/domain/car/Mileage";
import { Slug } from "@sayara/domain/id/Slug";
import { Location } from "@sayara/domain/location/Location";
import { Dinars } from "@sayara/domain/money/Dinars";
import { CarFilter } from "@sayara/domain/search/CarFilter";
import { CarSort } from "@sayara/domain/search/CarSort";
import { DepositTier } from "@sayara/domain/search/DepositTier";
import { RatingFilter } from "@sayara/domain/search/RatingFilter";
import { SeatsFilter } from "@sayara/domain/search/SeatsFilter";
import { Instant } from "@sayara/domain/time/Instant";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { IdOrSlug, Page, Size } from "../segments.ts";
import { SupplierInResult } from "./SupplierInResult.ts";

/** A car free for the dates, with the total for the stay in TND (no options chosen). */
export const Listing = v.object({
  car: Car,
  /** Where it is handed over: the place searched, or one within it. */
  pickupLocation: Location,
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  total: Dinars,
  perDay: Dinars,
});
export type Listing = v.InferOutput<typeof Listing>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = <Key extends string>(key: v.GenericSchema<string, Key>) => v.record(key, count);

/** How many cars each choice would show: every group is counted without its own choice. A choice that is absent: none. */
export const Facets = v.object({
  suppliers: v.record(Slug, count),
  rating: counts(RatingFilter),
  seats: counts(SeatsFilter),
  aircon: count,
  fourPlusDoors: count,
  deposit: counts(DepositTier),
  range: counts(CarType),
  gearbox: counts(Gearbox),
  fuelType: counts(FuelType),
  mileage: counts(Mileage),
  fuelPolicy: counts(FuelPolicy),
  multimedia: counts(CarFeature),
});
export type Facets = v.InferOutput<typeof Facets>;

/** What is searched for: places, dates (instants with offset), filter and order. */
export const CarSearch = v.object({
  pickupLocation: v.optional(IdOrSlug),
  /** Absent: the same as the pick-up. */
  dropOffLocation: v.optional(IdOrSlug),
  from: Instant,
  to: Instant,
  language: Language,
  filter: v.optional(CarFilter, {}),
  sort: v.optional(CarSort, "total"),
});

export type CarSearch = v.InferOutput<typeof CarSearch>;

/** A page of cars, with the counts behind every filter. */
export const CarSearchResult = v.object({
  items: v.array(Listing),
  /** Cars that match, over all pages. */
  total: count,
  facets: Facets,
  suppliers: v.array(SupplierInResult),
  /** The places as resolved; a retired slug is answered with the current one. */
  pickupLocation: v.nullable(Location),
  dropOffLocation: v.nullable(Location),
});
export type CarSearchResult = v.InferOutput<typeof CarSearchResult>;

/** Cars at a place, free for the dates, filtered, sorted and paged. */
export const frontendCars = defineEndpoint({
  name: "frontendCars",
  method: "POST",
  path: "/api/frontend-cars/{page}/{size}",
  params: v.object({ page: Page, size: Size }),
  body: CarSearch,
  answers: { 200: CarSearchResult },
  refusals: ["not_allowed", "not_found", ...periodRefusalCodes],
  session: "optional",
  retry: "safe",
});
