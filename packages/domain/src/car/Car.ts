import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Slug } from "../id/Slug.ts";
import { Dinars } from "../money/Dinars.ts";
import { CarPricing } from "../pricing/CarPricing.ts";
import { SupplierSummary } from "../supplier/SupplierSummary.ts";
import { Availability } from "./Availability.ts";
import { CarBody } from "./CarBody.ts";
import { CarColor } from "./CarColor.ts";
import { CarFeature } from "./CarFeature.ts";
import { CarType } from "./CarType.ts";
import { FuelPolicy } from "./FuelPolicy.ts";
import { FuelType } from "./FuelType.ts";
import { Gearbox } from "./Gearbox.ts";
import { anyText, FileAddress } from "../validation/boundedText.ts";

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** A car of the catalogue, as the API answers with it (specification, section 3). */
export const Car = v.object({
  id: EntityId,
  slug: Slug,
  name: anyText(100),
  supplier: SupplierSummary,
  fuelType: FuelType,
  gearbox: Gearbox,
  seats: count(60),
  doors: count(10),
  aircon: v.boolean(),
  fuelPolicy: FuelPolicy,
  range: CarType,
  body: CarBody,
  color: CarColor,
  /** The address of a real picture; null: the drawing of `body` in `color` stands for it. */
  image: v.nullable(FileAddress),
  availability: Availability,
  /** Rentals made with this car. */
  trips: count(1_000_000),
  /** CO2 effect in grams per kilometre. */
  co2: v.nullable(count(2000)),
  multimedia: v.pipe(v.array(CarFeature), v.maxLength(20)),
  /** −1 unlimited, otherwise kilometres per day. */
  mileage: v.union([v.literal(-1), count(100_000)]),
  /** The security deposit in dinars: −1 not available on the card, 0 included. Not a price. */
  deposit: v.union([v.literal(-1), Dinars]),
  /** Age the car asks for, in years on pick-up day; never below the marketplace's own minimum in effect. */
  minimumAge: count(99),
  /** Years the driver must have held a licence; 0 asks for none. */
  minimumLicenceYears: count(80),
  /** Shortest rental, in rental days. */
  minimumRentalDays: count(366),
  /** Least time from booking to pick-up, in hours. */
  leadTimeHours: count(8760),
  /** Mean of the reviews, 1 to 5; null before the first. */
  rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  ...CarPricing.entries,
});
export type Car = v.InferOutput<typeof Car>;
