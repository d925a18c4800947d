import { CatalogueCars } from "./CatalogueCars.ts";
import { CataloguePlaces } from "./CataloguePlaces.ts";
import type { CatalogueSupplier } from "./CatalogueSupplier.ts";

/** The in-memory data that searches read. */
export interface Catalogue {
  readonly places: CataloguePlaces;
  /** By id, in the order of their numbers. */
  readonly suppliers: Map<string, CatalogueSupplier>;
  /** Ids of agencies by retired slug. */
  oldSupplierSlugs: ReadonlyMap<string, string>;
  readonly cars: CatalogueCars;
}

export function createCatalogue(): Catalogue {
  return {
    places: new CataloguePlaces(),
    suppliers: new Map(),
    oldSupplierSlugs: new Map(),
    cars: new CatalogueCars(),
  };
}
