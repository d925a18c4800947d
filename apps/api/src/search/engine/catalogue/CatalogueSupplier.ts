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
  /** Ids of its drop-off places. */
  dropOffIds: ReadonlySet<string>;
}
