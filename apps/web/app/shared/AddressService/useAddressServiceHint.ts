import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AddressService, AddressServiceOffer } from "@sayara/domain/pricing/fees/addressServices";

type Offer = Pick<AddressServiceOffer, "leadTimeHours"> & { inTime?: boolean };

/**
 * Returns a function that states the area of a delivery or collection, and how long in advance to book it.
 */
export function useAddressServiceHint(): (service: AddressService, offer: Offer, place: string) => string {
  const { t } = useLingui();
  return (service, { leadTimeHours, inTime = true }, place) => {
    if (!inTime)
      return service === "delivery"
        ? t`Too late for this pick-up: to be booked at least ${plural(leadTimeHours, { one: "# hour", other: "# hours" })} ahead.`
        : t`Too late for this drop-off: to be booked at least ${plural(leadTimeHours, { one: "# hour", other: "# hours" })} ahead.`;
    if (leadTimeHours === 0) return t`In the area of this place: ${place}.`;
    return t`In the area of this place: ${place}. To be booked at least ${plural(leadTimeHours, { one: "# hour", other: "# hours" })} ahead.`;
  };
}
