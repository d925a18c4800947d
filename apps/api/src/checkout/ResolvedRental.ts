import type { RentalOption } from "@sayara/domain/pricing/RentalOption";

/** What is to be rented, with every name resolved: which car, from where and when to where and when, with what. */
export interface ResolvedRental {
  carId: string;
  pickupId: string;
  dropOffId: string;
  from: Date;
  to: Date;
  /** Each at most once. */
  options: RentalOption[];
}
