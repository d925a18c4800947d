import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";
import type { RentalFee } from "./RentalFee.ts";
import { AddressServiceTerms, type SupplierFees } from "./SupplierFees.ts";

/**
 * Services of an agency at an address that the driver names: delivery of the car at pick-up [FE10] and its collection at
 * drop-off [FE14]. Each is also the kind of its fee.
 */
export const addressServices = ["delivery", "collection"] as const;
/** One of {@link addressServices}. */
export type AddressService = (typeof addressServices)[number];

/** A service as an agency offers it for a rental [FE11, FE15]. */
export const AddressServiceOffer = v.object({
  /** In TND, per rental. 0: free of charge. */
  price: CataloguePrice,
  leadTimeHours: AddressServiceTerms.entries.leadTimeHours,
  /** Whether there is enough time until the hand-over. */
  inTime: v.boolean(),
});
export type AddressServiceOffer = v.InferOutput<typeof AddressServiceOffer>;

/** A price for each chosen service, in TND; null if it is not chosen. */
export type ChosenServices = Record<AddressService, Pick<AddressServiceOffer, "price"> | null>;

/** Place and time of the pick-up and of the drop-off. */
export interface RentalHandOvers {
  /** Ids of places. */
  pickupId: string;
  dropOffId: string;
  from: Date;
  to: Date;
}

/** Returns place and time of the hand-over at which a service takes place. */
export function serviceHandOver(
  service: AddressService,
  { pickupId, dropOffId, from, to }: RentalHandOvers,
): { place: string; at: Date } {
  return service === "delivery" ? { place: pickupId, at: from } : { place: dropOffId, at: to };
}

/**
 * Returns the service that an agency offers for a hand-over; null if it does not offer it at this place [FE10, FE12,
 * FE14].
 *
 * @param rental of which the service's hand-over counts: the pick-up for a delivery, the drop-off for a collection.
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
