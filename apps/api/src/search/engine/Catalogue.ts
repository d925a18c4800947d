import { CatalogueCars } from "./CatalogueCars.ts";
import { CataloguePlaces } from "./CataloguePlaces.ts";

/** What a search needs to know of an agency. */
export interface CatalogueSupplier {
  readonly id: string;
  /** Its position among the agencies, by which cars name it. */
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
  /** Ids of the places where it takes cars back. */
  served: ReadonlySet<string>;
}

/** Everything that searches look through. */
export interface Catalogue {
  readonly places: CataloguePlaces;
  /** By id, in the order of their numbers. */
  readonly suppliers: Map<string, CatalogueSupplier>;
  readonly cars: CatalogueCars;
}

export function createCatalogue(): Catalogue {
  return { places: new CataloguePlaces(), suppliers: new Map(), cars: new CatalogueCars() };
}
