import { MINIMUM_LEAD_TIME_HOURS } from "@sayara/domain/config/businessDefaults";
import { rentalDays } from "@sayara/domain/pricing/rentalDays";
import { gateways } from "#api/payment/gateways.ts";
import type { Catalogue, CatalogueSupplier } from "./Catalogue.ts";

/** Where, when, and back where. */
export interface Stay {
  /** Id of the place, or undefined: anywhere. */
  pickupId: string | undefined;
  /** Id of the place, or undefined: where it was picked up. */
  dropOffId: string | undefined;
  from: Date;
  to: Date;
  now: Date;
}

const HOUR = 3_600_000;

/** By its number, each agency that would rent for this stay; undefined in the place of any other. */
export function rentableSuppliers(
  suppliers: Catalogue["suppliers"],
  stay: Stay,
): (CatalogueSupplier | undefined)[] {
  const days = rentalDays(stay.from, stay.to);
  const ahead = stay.from.getTime() - stay.now.getTime();
  return [...suppliers.values()].map((supplier) => {
    const { suspended, minimumRentalDays, leadTimeHours, payLater } = supplier;
    const canBePaid = payLater || gateways.length > 0;
    const asksTooMuch =
      days < minimumRentalDays || ahead < Math.max(leadTimeHours, MINIMUM_LEAD_TIME_HOURS) * HOUR;
    return suspended || !canBePaid || asksTooMuch || !takesBack(supplier, stay) ? undefined : supplier;
  });
}

/** A car is always taken back where it was picked up. */
function takesBack({ served }: CatalogueSupplier, { pickupId, dropOffId }: Stay): boolean {
  return dropOffId === undefined || dropOffId === pickupId || served.has(dropOffId);
}
