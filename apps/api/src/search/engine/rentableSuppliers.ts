import { MINIMUM_LEAD_TIME_HOURS } from "@sayara/domain/config/businessDefaults";
import { rentalDays } from "@sayara/domain/pricing/rentalDays";
import { gateways } from "#api/payment/gateways.ts";
import type { Catalogue } from "./Catalogue.ts";
import type { CatalogueSupplier } from "./CatalogueSupplier.ts";

/** Where, when, and back where. */
export interface SearchedRental {
  /** Id of the place, or undefined: anywhere. */
  pickupId: string | undefined;
  /** Id of the place, or undefined: where it was picked up. */
  dropOffId: string | undefined;
  from: Date;
  to: Date;
  now: Date;
}

const HOUR = 3_600_000;

/** By its number, each agency that accepts this rental; undefined in the place of any other. */
export function rentableSuppliers(
  suppliers: Catalogue["suppliers"],
  rental: SearchedRental,
): (CatalogueSupplier | undefined)[] {
  const days = rentalDays(rental.from, rental.to);
  const ahead = rental.from.getTime() - rental.now.getTime();
  return [...suppliers.values()].map((supplier) => {
    const { suspended, minimumRentalDays, leadTimeHours, payLater } = supplier;
    const canBePaid = payLater || gateways.length > 0;
    const asksTooMuch =
      days < minimumRentalDays || ahead < Math.max(leadTimeHours, MINIMUM_LEAD_TIME_HOURS) * HOUR;
    return suspended || !canBePaid || asksTooMuch || !takesBack(supplier, rental) ? undefined : supplier;
  });
}

/** A car is always taken back where it was picked up. */
function takesBack({ served }: CatalogueSupplier, { pickupId, dropOffId }: SearchedRental): boolean {
  return dropOffId === undefined || dropOffId === pickupId || served.has(dropOffId);
}
