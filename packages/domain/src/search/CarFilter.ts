import * as v from "valibot";
import { CarFeature } from "../car/CarFeature.ts";
import { CarType } from "../car/CarType.ts";
import { FuelPolicy } from "../car/FuelPolicy.ts";
import { FuelType } from "../car/FuelType.ts";
import { Gearbox } from "../car/Gearbox.ts";
import { Mileage } from "../car/Mileage.ts";
import { DepositMeans } from "../deposit/DepositMeans.ts";
import { Slug } from "../id/Slug.ts";
import { DepositTier } from "./DepositTier.ts";
import { RatingFilter } from "./RatingFilter.ts";
import { SeatsFilter } from "./SeatsFilter.ts";

const listOf = <T extends string>(schema: v.GenericSchema<T>) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(50)), []);

/**
 * Filters of a search (product.md, section 16). An empty list or null does not filter. A car passes a list if
 * it has one of the values; `multimedia` requires all of them [SE7].
 */
export const CarFilter = v.object({
  suppliers: listOf(Slug),
  rating: v.optional(v.nullable(RatingFilter), null),
  seats: listOf(SeatsFilter),
  aircon: v.optional(v.boolean(), false),
  /** Four doors or more. */
  fourPlusDoors: v.optional(v.boolean(), false),
  deposit: v.optional(DepositTier, "all"),
  /**
   * The driver's means of leaving a deposit. One of them must cover a method with an amount up to `deposit`
   * [DP4].
   */
  depositMeans: listOf(DepositMeans),
  range: listOf(CarType),
  gearbox: listOf(Gearbox),
  fuelType: listOf(FuelType),
  mileage: listOf(Mileage),
  fuelPolicy: listOf(FuelPolicy),
  multimedia: listOf(CarFeature),
});
export type CarFilter = v.InferOutput<typeof CarFilter>;

/** A filter that every car passes. */
export const noCarFilter: CarFilter = {
  suppliers: [],
  rating: null,
  seats: [],
  aircon: false,
  fourPlusDoors: false,
  deposit: "all",
  depositMeans: [],
  range: [],
  gearbox: [],
  fuelType: [],
  mileage: [],
  fuelPolicy: [],
  multimedia: [],
};
