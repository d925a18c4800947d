import type { DepositTerms } from "@sayara/domain/deposit/DepositTerms";
import type { FeeTerms } from "@sayara/domain/pricing/fees/feesOfRental";

/** Facts of an agency that a search reads. */
export interface CatalogueSupplier {
  readonly id: string;
  /** Index among the agencies, to which cars refer. */
  readonly number: number;
  slug: string;
  name: string;
  logo: string | null;
  rating: number | null;
  reviewCount: number;
  payLater: boolean;
  minimumRentalDays: number;
  leadTimeHours: number;
  turnaroundMinutes: number;
  suspended: boolean;
  /** Last day number on which a rental may end, by the agency's documents [DC3]. `Infinity` without an end. */
  bookableUntil: number;
  /** Ids of its drop-off places. */
  dropOffIds: ReadonlySet<string>;
  /** Null for an agency without fees. */
  feeTerms: FeeTerms | null;
  depositTerms: DepositTerms;
}
