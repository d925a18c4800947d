import type { ChosenServices } from "@sayara/domain/pricing/fees/addressServices";
import type { ChosenExtra } from "@sayara/domain/pricing/extras/ChosenExtra";
import type { RentalFee } from "@sayara/domain/pricing/fees/RentalFee";
import type { YoungDriverFee } from "@sayara/domain/pricing/fees/SupplierFees";
import type { SoldPromo } from "@sayara/domain/pricing/promo/SoldPromo";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";

/**
 * A rental with its car, places and dates resolved, and with the chosen delivery and collection at their prices now, or as
 * sold [FE11, FE13, FE15].
 */
export interface ResolvedRental extends ChosenServices {
  carId: string;
  pickupId: string;
  dropOffId: string;
  from: Date;
  to: Date;
  /** Each option at most once. */
  options: RentalOption[];
  /** With the terms at which they are sold now, or were sold to the booking. */
  extras: ChosenExtra[];
  /** The promo code with its terms now, or as sold to the booking; null without one [PD5]. */
  promo: SoldPromo | null;
  /** Of the car's agency for these places and times, as they are sold now, or were sold to the booking [FE7]. */
  fees: RentalFee[];
  /** The agency's fee of young drivers; null if it has none, or if `fees` has the one that was sold [FE8]. */
  youngDriver: YoungDriverFee | null;
  /** On the day of pick-up, in years; null if it is not known. */
  driverAge: number | null;
}
