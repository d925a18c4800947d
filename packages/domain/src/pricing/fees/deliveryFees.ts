import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";
import type { RentalFee } from "./RentalFee.ts";
import { DeliveryFee, type SupplierFees } from "./SupplierFees.ts";

/** Delivery as an agency offers it for a rental [FE11]. */
export const DeliveryOffer = v.object({
  /** In TND, per delivery. 0: free of charge. */
  price: CataloguePrice,
  leadTimeHours: DeliveryFee.entries.leadTimeHours,
  /** Whether there is enough time until pick-up. */
  inTime: v.boolean(),
});
export type DeliveryOffer = v.InferOutput<typeof DeliveryOffer>;

/**
 * Returns the delivery that an agency offers at the place of pick-up; null if it does not deliver there [FE10, FE12].
 *
 * @param place id of the place of pick-up.
 */
export function deliveryOffer(
  { delivery }: Pick<SupplierFees, "delivery">,
  { place, from, now }: { place: string; from: Date; now: Date },
): DeliveryOffer | null {
  const terms = delivery.find((fee) => fee.place.toLowerCase() === place.toLowerCase());
  if (terms === undefined) return null;
  const { price, leadTimeHours } = terms;
  const inTime = from.getTime() - now.getTime() >= leadTimeHours * 3_600_000;
  return { price, leadTimeHours, inTime };
}

/** Returns the fee of a chosen delivery; none if it is not chosen [FE11]. */
export function deliveryFees(delivery: Pick<DeliveryOffer, "price"> | null): RentalFee[] {
  return delivery === null ? [] : [{ kind: "delivery", price: delivery.price, count: 1 }];
}
