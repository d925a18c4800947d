import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Slug } from "../id/Slug.ts";
import { DepositOffers } from "../deposit/DepositTerms.ts";
import { Dinars } from "../money/Dinars.ts";
import { CarPricing } from "../pricing/CarPricing.ts";
import { MinimumPeriod } from "../pricing/days/minimumDaysOn.ts";
import { SupplierSummary } from "../supplier/SupplierSummary.ts";
import { Availability } from "./Availability.ts";
import { CarBody } from "./CarBody.ts";
import { CarColor } from "./CarColor.ts";
import { CarExcess } from "./CarExcess.ts";
import { CarFeature } from "./CarFeature.ts";
import { CarType } from "./CarType.ts";
import { FuelPolicy } from "./FuelPolicy.ts";
import { FuelType } from "./FuelType.ts";
import { Gearbox } from "./Gearbox.ts";
import { MileageAllowance, UsagePrices } from "./UsageTerms.ts";
import { anyText, FileAddress } from "../validation/boundedText.ts";
import { knownOnly, orUnknown } from "../validation/newerValues.ts";

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** A car of the catalogue, in API format (product.md, section 3). */
export const Car = v.object({
  id: EntityId,
  slug: Slug,
  name: anyText(100),
  supplier: SupplierSummary,
  fuelType: orUnknown(FuelType),
  gearbox: orUnknown(Gearbox),
  seats: count(60),
  doors: count(10),
  aircon: v.boolean(),
  fuelPolicy: orUnknown(FuelPolicy),
  range: orUnknown(CarType),
  body: orUnknown(CarBody),
  color: orUnknown(CarColor),
  /** URL of a photo. If null, pages draw `body` in `color` instead. */
  image: v.nullable(FileAddress),
  availability: orUnknown(Availability),
  /** Number of finished rentals (product.md, section 12). */
  trips: count(1_000_000),
  /** CO₂ emissions in grams per kilometre. */
  co2: v.nullable(count(2000)),
  multimedia: knownOnly(CarFeature),
  /** −1 for unlimited, otherwise kilometres per day. */
  mileage: MileageAllowance,
  /** Prices of extra kilometres and missing fuel [HO9]. Absent if the agency has none. Not part of the price. */
  usagePrices: v.exactOptional(UsagePrices),
  /** Security deposit in TND. −1: not taken on the card; 0: included. Not part of the price. */
  deposit: v.union([v.literal(-1), Dinars]),
  /**
   * Methods for leaving the security deposit [DP2]. Absent without a deposit, or if the agency names no
   * methods.
   */
  deposits: v.exactOptional(DepositOffers),
  /** Null if the agency states no excess [PL3]. Not part of the price. */
  excess: v.nullable(CarExcess),
  /** Required age in years on the day of pick-up. Never below the marketplace's current minimum [VA7]. */
  minimumAge: count(99),
  /** Years the driver must have held a licence; 0: no requirement [VA8]. */
  minimumLicenceYears: count(80),
  /** Shortest rental, in rental days [VA14]. */
  minimumRentalDays: count(366),
  /** Pick-up dates with a longer minimum rental [SN4]. Absent if there are none. */
  minimumPeriods: v.exactOptional(v.pipe(v.array(MinimumPeriod), v.maxLength(200))),
  /** Minimum time between booking and pick-up, in hours [VA11]. */
  leadTimeHours: count(8760),
  /** Mean of this car's own reviews, 1 to 5, to two decimals; null before the first [RV8]. */
  rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  /** Number of this car's own reviews. */
  reviewCount: count(1_000_000_000),
  ...CarPricing.entries,
});
export type Car = v.InferOutput<typeof Car>;
