import { UsagePrices } from "@sayara/domain/car/UsageTerms";
import { EntityId } from "@sayara/domain/id/EntityId";
import { MAXIMUM_YOUNG_AGE, MINIMUM_DRIVER_AGE } from "@sayara/domain/config/businessDefaults";
import { wholeNumber } from "@sayara/domain/validation/wholeNumber";
import { ExtraUnit } from "../extras/Extra.ts";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";

/** Maximum number of places with delivery, or with collection: as many as an agency serves [FE10, FE14]. */
export const MAXIMUM_SERVICE_PLACES = 50;
/** Longest time ahead that an agency may ask for a delivery or a collection, in hours [FE10, FE14]. */
export const MAXIMUM_SERVICE_LEAD_HOURS = 720;

/** Maximum number of pairs of places with a one-way fee [FE1]. */
export const MAXIMUM_ONE_WAY_FEES = 200;

/** A price of a fee in TND, above 0: an agency without a fee has none, not one of 0 [FE1]. */
export const FeePrice = v.pipe(CataloguePrice, v.gtValue(0, "price_invalid"));

/** The fee of a rental from a place of pick-up to another place of drop-off [FE3]. The way back is another pair. */
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

/** The fee of a driver who is younger than `underAge` on the day of pick-up [FE8]. */
export const YoungDriverFee = v.object({
  /** In years. */
  underAge: wholeNumber(MINIMUM_DRIVER_AGE + 1, MAXIMUM_YOUNG_AGE),
  price: FeePrice,
  per: ExtraUnit,
  /** The most that a rental costs, in TND. Null: no limit. */
  maximum: v.nullable(FeePrice),
});
export type YoungDriverFee = v.InferOutput<typeof YoungDriverFee>;

/** The fee in a response: a newer server may count it by another unit. */
export const OfferedYoungDriverFee = v.object({ ...YoungDriverFee.entries, per: orUnknown(ExtraUnit) });
export type OfferedYoungDriverFee = v.InferOutput<typeof OfferedYoungDriverFee>;

/**
 * Delivery to an address in the area of a place, in rentals with their pick-up there [FE10], or collection from one, in
 * rentals with their drop-off there [FE14].
 */
export const AddressServiceTerms = v.object({
  place: EntityId,
  /** In TND, per rental. 0: free of charge. */
  price: CataloguePrice,
  /** Minimum time from booking to that hand-over, in hours. */
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
  /** Charged at return [HO9]. Absent: nothing. */
  usage: v.exactOptional(UsagePrices),
  /** Where the agency delivers, each place once. */
  delivery: ServicePlaces,
  /** Where the agency collects, each place once. */
  collection: ServicePlaces,
});
export type SupplierFees = v.InferOutput<typeof SupplierFees>;
