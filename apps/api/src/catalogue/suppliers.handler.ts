import type {
  carReviews,
  reviews,
  supplier,
  suppliers,
} from "@sayara/api-client/contract/catalogue/suppliers";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { findCar } from "./cars/carRows.ts";
import { CATALOGUE_SECONDS } from "./catalogueSeconds.ts";
import { readReviews, readReviewShares } from "./readReviews.ts";
import { findSuppliers, readSupplier } from "./readSuppliers.ts";

export const handleSuppliers: Handler<typeof suppliers> = async ({ params, query, dependencies }) => ({
  ok: true,
  status: 200,
  data: await findSuppliers(dependencies.db, { ...params, ...query }, dependencies.config.business),
  cacheSeconds: CATALOGUE_SECONDS,
});

export const handleSupplier: Handler<typeof supplier> = async ({ params, dependencies }) => {
  const data = await readSupplier(dependencies.db, params.idOrSlug, dependencies.config.business);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data, cacheSeconds: CATALOGUE_SECONDS };
};

export const handleReviews: Handler<typeof reviews> = async ({ params, query, dependencies }) => {
  const { db, config } = dependencies;
  const agency = await readSupplier(db, params.supplierIdOrSlug, config.business);
  if (agency === undefined) throw new RefusalError("not_found");
  const page = await readReviews(db, { supplierId: agency.id }, { ...query, ...params });
  const shares = await readReviewShares(db, agency.id);
  return { ok: true, status: 200, data: { ...page, shares }, cacheSeconds: CATALOGUE_SECONDS };
};

export const handleCarReviews: Handler<typeof carReviews> = async ({ params, query, dependencies }) => {
  const car = await findCar(dependencies.db, params.carIdOrSlug);
  if (car === undefined || car.supplier_suspended) throw new RefusalError("not_found");
  const data = await readReviews(dependencies.db, { carId: car.id }, { ...query, ...params });
  return { ok: true, status: 200, data, cacheSeconds: CATALOGUE_SECONDS };
};
