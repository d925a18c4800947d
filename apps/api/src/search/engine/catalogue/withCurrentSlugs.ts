import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { Catalogue } from "./Catalogue.ts";

/** Replaces retired slugs of agencies in a filter with the current ones. */
export function withCurrentSlugs(
  { suppliers, oldSupplierSlugs }: Pick<Catalogue, "suppliers" | "oldSupplierSlugs">,
  filter: CarFilter,
): CarFilter {
  if (filter.suppliers.length === 0) return filter;
  const currentSlugs = new Set(Array.from(suppliers.values(), ({ slug }) => slug));
  const currentSlugOf = (slug: string) => {
    // An agency's own slug takes precedence over a retired one.
    if (currentSlugs.has(slug)) return slug;
    return suppliers.get(oldSupplierSlugs.get(slug) ?? "")?.slug ?? slug;
  };
  return { ...filter, suppliers: filter.suppliers.map(currentSlugOf) };
}
