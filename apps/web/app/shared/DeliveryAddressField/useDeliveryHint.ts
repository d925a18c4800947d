import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { DeliveryOffer } from "@sayara/domain/pricing/fees/deliveryFees";

type Offer = Pick<DeliveryOffer, "leadTimeHours"> & { inTime?: boolean };

/** Returns a function that says where an agency delivers, and how long before pick-up it must be booked. */
export function useDeliveryHint(): (offer: Offer, place: string) => string {
  const { t } = useLingui();
  return ({ leadTimeHours, inTime = true }, place) => {
    if (!inTime)
      return t`Too late for this pick-up: to be booked at least ${plural(leadTimeHours, { one: "# hour", other: "# hours" })} ahead.`;
    if (leadTimeHours === 0) return t`In the area of this place: ${place}.`;
    return t`In the area of this place: ${place}. To be booked at least ${plural(leadTimeHours, { one: "# hour", other: "# hours" })} ahead.`;
  };
}
