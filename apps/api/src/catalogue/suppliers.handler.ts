import type { reviews, supplier, suppliers } from "@sayara/api-client/contract/catalogue/suppliers";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { CATALOGUE_SECONDS } from "./catalogueSeconds.ts";
import { readReviews } from "./readReviews.ts";
import { findSuppliers, readSupplier } from "./readSuppliers.ts";

export const handleSuppliers: Handler<typeof suppliers> = async ({ params, query, dependencies }) => ({
  ok: true,
  status: 200,
  data: await findSuppliers(dependencies.db, { ...params, ...query }),
  cacheSeconds: CATALOGUE_SECONDS,
});

export const handleSupplier: Handler<typeof supplier> = async ({ params, dependencies }) => {
  const data = await readSupplier(dependencies.db, params.idOrSlug);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data, cacheSeconds: CATALOGUE_SECONDS };
};

export const handleReviews: Handler<typeof reviews> = async ({ params, dependencies }) => {
  const { db } = dependencies;
  const agency = await readSupplier(db, params.supplierIdOrSlug);
  if (agency === undefined) throw new RefusalError("not_found");
  const data = await readReviews(db, { supplierId: agency.id, page: params.page, size: params.size });
  return { ok: true, status: 200, data, cacheSeconds: CATALOGUE_SECONDS };
};
