import { deliveryOffer } from "@sayara/domain/pricing/fees/deliveryFees";
import type { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { RefusalError } from "#api/http/responses/refusals.ts";
import type { ResolvedRental } from "./ResolvedRental.ts";

/** A delivery that the driver asks for. */
export interface ChosenDelivery {
  /** Null if it is not known yet, in a quote. */
  address: string | null;
  /** Path of the delivery in the body. */
  field: string;
  now: Date;
}

/** What is booked: the pick-up, and the delivery as sold. */
export interface BookedDelivery extends Pick<ResolvedRental, "pickupId" | "from" | "delivery"> {
  deliveryAddress: string | null;
}

/**
 * Returns the delivery of a rental at its price: the agency's for the place of pick-up, or the price as sold to a
 * booking that keeps its pick-up [FE13].
 *
 * @throws RefusalError `delivery_unavailable` with the field, unless the booking keeps its delivery as it is [FE12].
 */
export function resolveDelivery(
  fees: SupplierFees,
  { pickupId, from }: Pick<ResolvedRental, "pickupId" | "from">,
  { address, field, now }: ChosenDelivery,
  booked?: BookedDelivery,
): ResolvedRental["delivery"] {
  const keepsPickup = booked?.pickupId === pickupId && booked.from.getTime() === from.getTime();
  const sold = keepsPickup ? booked.delivery : null;
  if (sold !== null && booked?.deliveryAddress === address) return sold;
  const offer = deliveryOffer(fees, { place: pickupId, from, now });
  if (offer?.inTime !== true) {
    const message =
      offer === null
        ? validationMessage("delivery_unavailable")
        : validationMessage("delivery_too_soon", { hours: offer.leadTimeHours });
    throw new RefusalError("delivery_unavailable", { fields: { [field]: message } });
  }
  return sold ?? { price: offer.price };
}
