import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";
import type { RentalFee } from "./RentalFee.ts";
import { AddressServiceTerms, type SupplierFees } from "./SupplierFees.ts";

/**
 * An agency's services at the driver's address: delivery of the car at pick-up [FE10] and collection at
 * drop-off [FE14]. Each name is also the kind of the fee.
 */
export const addressServices = ["delivery", "collection"] as const;
/** One of {@link addressServices}. */
export type AddressService = (typeof addressServices)[number];

/** An agency's offer of a service for a rental [FE11, FE15]. */
export const AddressServiceOffer = v.object({
  /** In TND, per rental. 0: free of charge. */
  price: CataloguePrice,
  leadTimeHours: AddressServiceTerms.entries.leadTimeHours,
  /** Whether there is enough time until the hand-over. */
  inTime: v.boolean(),
});
export type AddressServiceOffer = v.InferOutput<typeof AddressServiceOffer>;

/** The price of each service in TND; null if the service is not chosen. */
export type ChosenServices = Record<AddressService, Pick<AddressServiceOffer, "price"> | null>;

/** The places and times of pick-up and drop-off. */
export interface RentalHandOvers {
  /** Ids of places. */
  pickupId: string;
  dropOffId: string;
  from: Date;
  to: Date;
}

/**
 * Returns the place and time of the hand-over to which a service belongs: the pick-up for a delivery, the
 * drop-off for a collection.
 */
export function serviceHandOver(
  service: AddressService,
  { pickupId, dropOffId, from, to }: RentalHandOvers,
): { place: string; at: Date } {
  return service === "delivery" ? { place: pickupId, at: from } : { place: dropOffId, at: to };
}

/**
 * Returns an agency's offer of a service for a rental; null if the agency does not offer it at the
 * hand-over's place [FE10, FE12, FE14].
 *
 * @param rental only the hand-over to which the service belongs is read.
 */
export function addressServiceOffer(
  fees: Pick<SupplierFees, AddressService>,
  service: AddressService,
  rental: RentalHandOvers & { now: Date },
): AddressServiceOffer | null {
  const { place, at } = serviceHandOver(service, rental);
  const terms = fees[service].find((fee) => fee.place.toLowerCase() === place.toLowerCase());
  if (terms === undefined) return null;
  const { price, leadTimeHours } = terms;
  const inTime = at.getTime() - rental.now.getTime() >= leadTimeHours * 3_600_000;
  return { price, leadTimeHours, inTime };
}

/** Returns the fees of the chosen services [FE11, FE15]. */
export function addressServiceFees(chosen: ChosenServices): RentalFee[] {
  return addressServices.flatMap((kind): RentalFee[] => {
    const service = chosen[kind];
    return service === null ? [] : [{ kind, price: service.price, count: 1 }];
  });
}
