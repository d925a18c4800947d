import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Dinars } from "../money/Dinars.ts";
import { CarPricing, CataloguePrice, OptionPrice } from "../pricing/CarPricing.ts";
import { plainName } from "../text/typedText.ts";
import { SupportedDate } from "../time/SupportedDate.ts";
import { requiredCode, requiredText } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { wholeNumber } from "../validation/wholeNumber.ts";
import { Availability } from "./Availability.ts";
import { CarBody } from "./CarBody.ts";
import { CarColor } from "./CarColor.ts";
import { CarExcess } from "./CarExcess.ts";
import { CarFeature } from "./CarFeature.ts";
import { CarPlate } from "./CarPlate.ts";
import { CarType } from "./CarType.ts";
import { FuelPolicy } from "./FuelPolicy.ts";
import { FuelType } from "./FuelType.ts";
import { Gearbox } from "./Gearbox.ts";

/** Maximum number of pick-up places of a car. */
const MAX_PLACES = 100;

/** An excess that is never higher with a cover than without it [PL2]. */
const ConsistentExcess = v.pipe(
  CarExcess,
  v.forward(
    v.check((excess) => excess.damageWithWaiver <= excess.damage, validationMessage("excess_raised")),
    ["damageWithWaiver"],
  ),
  v.forward(
    v.check((excess) => excess.theftWithProtection <= excess.theft, validationMessage("excess_raised")),
    ["theftWithProtection"],
  ),
);

/**
 * A car as an agency enters it in the portal, with amounts in TND. Null fields are still empty; some of them
 * are required before the car is published [FL2].
 */
export const CarDraft = v.object({
  name: v.pipe(
    requiredText(200),
    v.transform(plainName),
    requiredText(100),
    v.regex(/^[^\p{Cc}<>]*$/u, validationMessage("text_invalid")),
  ),
  body: CarBody,
  color: CarColor,
  range: CarType,
  fuelType: FuelType,
  gearbox: Gearbox,
  seats: wholeNumber(1, 60),
  doors: wholeNumber(0, 9),
  aircon: v.boolean(),
  fuelPolicy: FuelPolicy,
  /** −1 for unlimited, otherwise kilometres per day. */
  mileage: v.union(
    [v.literal(-1), wholeNumber(1, 100_000)],
    validationMessage("number_out_of_range", { min: 1, max: 100_000 }),
  ),
  multimedia: v.pipe(v.array(CarFeature), v.maxLength(20)),
  /** Grams per kilometre. */
  co2: v.nullable(wholeNumber(0, 2000)),
  availability: Availability,
  minimumAge: wholeNumber(18, 99),
  minimumLicenceYears: wholeNumber(0, 80),
  /** −1: not taken on the card; 0: none. */
  deposit: v.nullable(v.union([v.literal(-1), Dinars], "price_invalid")),
  excess: v.nullable(ConsistentExcess),
  dailyPrice: v.nullable(CataloguePrice),
  /** If absent, a new car has no discounts, and a stored car keeps its own. */
  discounts: v.exactOptional(CarPricing.entries.discounts),
  cancellation: OptionPrice,
  amendments: OptionPrice,
  theftProtection: OptionPrice,
  collisionDamageWaiver: OptionPrice,
  fullInsurance: OptionPrice,
  additionalDriver: OptionPrice,
  /** Ids of the places where the car is picked up. */
  places: v.pipe(v.array(EntityId), v.maxLength(MAX_PLACES)),
  /** Private, like the next three fields: drivers never see them. */
  plate: v.nullable(CarPlate),
  /** Last characters of the chassis number. */
  chassisLast: v.nullable(
    v.pipe(requiredCode(17), v.toUpperCase(), v.regex(/^[A-Z\d]+$/, validationMessage("text_invalid"))),
  ),
  /** Date of the first registration. */
  registrationDate: v.nullable(SupportedDate),
  /** Fiscal horsepower. */
  fiscalPower: v.nullable(wholeNumber(1, 99)),
});
export type CarDraft = v.InferOutput<typeof CarDraft>;

/** A change of some fields of a car, with the version of the car that it is based on [FL6]. */
export const CarEdit = v.object({ ...v.partial(CarDraft).entries, version: wholeNumber(1, 2_000_000_000) });
export type CarEdit = v.InferOutput<typeof CarEdit>;
