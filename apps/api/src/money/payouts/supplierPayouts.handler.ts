import type { supplierPayouts } from "@sayara/api-client/contract/payouts/supplierPayouts";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { toPayout } from "./payoutRows.ts";

export const handleSupplierPayouts: Handler<typeof supplierPayouts> = async ({
  params: { supplier: segment, ...page },
  user,
  dependencies: { db },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment, action: "viewMoney" });
  const query = db
    .selectFrom("payouts")
    .selectAll()
    .where("supplier_id", "=", supplier.id)
    .where("state", "!=", "cancelled")
    .orderBy("prepared_at", "desc")
    .orderBy("id");
  const { rows, total } = await readPageOfRows(query, page);
  return { ok: true, status: 200, data: { items: rows.map(toPayout), total } };
};
