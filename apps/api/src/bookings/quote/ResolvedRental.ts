import type { ChosenServices } from "@sayara/domain/pricing/fees/addressServices";
import type { ChosenExtra } from "@sayara/domain/pricing/extras/ChosenExtra";
import type { RentalFee } from "@sayara/domain/pricing/fees/RentalFee";
import type { YoungDriverFee } from "@sayara/domain/pricing/fees/SupplierFees";
import type { SoldPromo } from "@sayara/domain/pricing/promo/SoldPromo";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";

/**
 * A rental with its car, places and dates resolved. The chosen delivery and collection are at current prices,
 * or as sold [FE11, FE13, FE15].
 */
export interface ResolvedRental extends ChosenServices {
  carId: string;
  pickupId: string;
  dropOffId: string;
  from: Date;
  to: Date;
  /** Each option at most once. */
  options: RentalOption[];
  /** The extras at their current terms, or as sold to the booking. */
  extras: ChosenExtra[];
  /** The promo code at its current terms, or as sold to the booking; null without one [PD5]. */
  promo: SoldPromo | null;
  /** The agency's fees for these places and times, at current prices or as sold to the booking [FE7]. */
  fees: RentalFee[];
  /** The agency's young driver fee; null if there is none, or if `fees` has the one that was sold [FE8]. */
  youngDriver: YoungDriverFee | null;
  /** Age on the day of pick-up, in years; null if unknown. */
  driverAge: number | null;
}
