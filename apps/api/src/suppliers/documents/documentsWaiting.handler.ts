import type { documentsWaiting } from "@sayara/api-client/contract/suppliers/documents";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { selectDocuments, toDocument } from "./documentRows.ts";

export const handleDocumentsWaiting: Handler<typeof documentsWaiting> = async ({
  params,
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const query = selectDocuments(db)
    .where("documents.status", "=", "en_revue")
    .orderBy("handed_in_at")
    .orderBy("documents.id");
  const { rows, total } = await readPageOfRows(query, params);
  const items = rows.map((row) => ({
    ...toDocument(row),
    supplier: { slug: row.supplier_slug, name: row.supplier_name },
  }));
  return { ok: true, status: 200, data: { items, total } };
};
