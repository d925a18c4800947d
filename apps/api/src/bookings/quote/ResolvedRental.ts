import type { RentalOption } from "@sayara/domain/pricing/RentalOption";

/** A rental with its car, places and dates resolved. */
export interface ResolvedRental {
  carId: string;
  pickupId: string;
  dropOffId: string;
  from: Date;
  to: Date;
  /** Each option at most once. */
  options: RentalOption[];
}
