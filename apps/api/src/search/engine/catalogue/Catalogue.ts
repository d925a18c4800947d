import type { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import { CatalogueCars } from "./CatalogueCars.ts";
import { CataloguePlaces } from "./CataloguePlaces.ts";
import type { CatalogueSupplier } from "./CatalogueSupplier.ts";

/** The in-memory data that searches read. */
export interface Catalogue {
  readonly places: CataloguePlaces;
  /** Agencies by id, in the order of their numbers. */
  readonly suppliers: Map<string, CatalogueSupplier>;
  /** Ids of agencies by retired slug. */
  oldSupplierSlugs: ReadonlyMap<string, string>;
  readonly cars: CatalogueCars;
  /** The methods of security deposits that the marketplace allows [DP1]. */
  readonly depositMethods: readonly DepositMethod[];
}

export function createCatalogue({ depositMethods }: Pick<Catalogue, "depositMethods">): Catalogue {
  return {
    places: new CataloguePlaces(),
    suppliers: new Map(),
    oldSupplierSlugs: new Map(),
    cars: new CatalogueCars(),
    depositMethods,
  };
}
