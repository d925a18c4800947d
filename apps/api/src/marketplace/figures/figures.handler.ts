import type { allFigures, supplierFigures } from "@sayara/api-client/contract/figures/supplierFigures";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requirePlanFeature } from "#api/money/subscriptions/requirePlanCapacity.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { readFigures } from "./readFigures.ts";

export const handleSupplierFigures: Handler<typeof supplierFigures> = async ({
  params: { supplier: segment, period },
  user,
  dependencies,
}) => {
  const { db, clock, config } = dependencies;
  const { supplier, actor } = await requireSupplier(db, user, { segment, action: "viewFigures" });
  const context = { now: clock(), timeZone: config.business.timeZone };
  if (actor !== "admin")
    await requirePlanFeature(db, supplier, "statistics", { ...dependencies, ...context });
  return { ok: true, status: 200, data: await readFigures(db, { supplierId: supplier.id, period }, context) };
};

export const handleAllFigures: Handler<typeof allFigures> = async ({
  params: { period },
  user,
  dependencies: { db, clock, config },
}) => {
  requireAdmin(user);
  const context = { now: clock(), timeZone: config.business.timeZone };
  return { ok: true, status: 200, data: await readFigures(db, { supplierId: null, period }, context) };
};
