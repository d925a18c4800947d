import { UsagePrices } from "@sayara/domain/car/UsageTerms";
import { EntityId } from "@sayara/domain/id/EntityId";
import { MAXIMUM_YOUNG_AGE, MINIMUM_DRIVER_AGE } from "@sayara/domain/config/businessDefaults";
import { wholeNumber } from "@sayara/domain/validation/wholeNumber";
import { ExtraUnit } from "../extras/Extra.ts";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";

/**
 * Maximum number of places with delivery, or with collection: equal to the number of places that an agency
 * may serve [FE10, FE14].
 */
export const MAXIMUM_SERVICE_PLACES = 50;
/** Maximum lead time of a delivery or a collection, in hours [FE10, FE14]. */
export const MAXIMUM_SERVICE_LEAD_HOURS = 720;

/** Maximum number of pairs of places with a one-way fee [FE1]. */
export const MAXIMUM_ONE_WAY_FEES = 200;

/** The price of a fee in TND, above 0. An agency without a fee sets null instead of 0 [FE1]. */
export const FeePrice = v.pipe(CataloguePrice, v.gtValue(0, "price_invalid"));

/**
 * The fee for a drop-off at another place, by pair of pick-up and drop-off [FE3]. The opposite direction is
 * another pair.
 */
export const OneWayFee = v.pipe(
  v.object({ pickup: EntityId, dropOff: EntityId, price: FeePrice }),
  v.forward(
    v.check(
      ({ pickup, dropOff }) => pickup.toLowerCase() !== dropOff.toLowerCase(),
      validationMessage("invalid"),
    ),
    ["dropOff"],
  ),
);
export type OneWayFee = v.InferOutput<typeof OneWayFee>;

/** The fee for a driver younger than `underAge` on the day of pick-up [FE8]. */
export const YoungDriverFee = v.object({
  /** In years. */
  underAge: wholeNumber(MINIMUM_DRIVER_AGE + 1, MAXIMUM_YOUNG_AGE),
  price: FeePrice,
  per: ExtraUnit,
  /** Maximum fee per rental, in TND. Null: no limit. */
  maximum: v.nullable(FeePrice),
});
export type YoungDriverFee = v.InferOutput<typeof YoungDriverFee>;

/** The young driver's fee in a response, where a newer server may use another unit. */
export const OfferedYoungDriverFee = v.object({ ...YoungDriverFee.entries, per: orUnknown(ExtraUnit) });
export type OfferedYoungDriverFee = v.InferOutput<typeof OfferedYoungDriverFee>;

/**
 * The terms of delivery to an address near a pick-up place [FE10], or of collection at an address near a
 * drop-off place [FE14].
 */
export const AddressServiceTerms = v.object({
  place: EntityId,
  /** In TND, per rental. 0: free of charge. */
  price: CataloguePrice,
  /** Minimum time from booking to the hand-over, in hours. */
  leadTimeHours: wholeNumber(0, MAXIMUM_SERVICE_LEAD_HOURS),
});
export type AddressServiceTerms = v.InferOutput<typeof AddressServiceTerms>;

const ServicePlaces = v.pipe(
  v.array(AddressServiceTerms),
  v.maxLength(MAXIMUM_SERVICE_PLACES, validationMessage("too_many", { max: MAXIMUM_SERVICE_PLACES })),
  v.check(
    (fees) => new Set(fees.map(({ place }) => place.toLowerCase())).size === fees.length,
    validationMessage("place_twice"),
  ),
);

const pairOf = ({ pickup, dropOff }: OneWayFee) => `${pickup} ${dropOff}`.toLowerCase();

/** An agency's fees besides the price of the car, in TND [FE1, FE10, FE14]. Null: no fee. */
export const SupplierFees = v.object({
  /** By pair of places, each pair once. */
  oneWay: v.pipe(
    v.array(OneWayFee),
    v.maxLength(MAXIMUM_ONE_WAY_FEES, validationMessage("too_many", { max: MAXIMUM_ONE_WAY_FEES })),
    v.check((fees) => new Set(fees.map(pairOf)).size === fees.length, validationMessage("place_twice")),
  ),
  /** For each hand-over at an airport. */
  airport: v.nullable(FeePrice),
  /** For each hand-over outside the agency's opening hours. */
  outsideHours: v.nullable(FeePrice),
  youngDriver: v.nullable(YoungDriverFee),
  /** Prices charged at return [HO9]. Absent: no charges. */
  usage: v.exactOptional(UsagePrices),
  /** Places where the agency delivers cars, each once. */
  delivery: ServicePlaces,
  /** Places where the agency collects cars, each once. */
  collection: ServicePlaces,
});
export type SupplierFees = v.InferOutput<typeof SupplierFees>;
