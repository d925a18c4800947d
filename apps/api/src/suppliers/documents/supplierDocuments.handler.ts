import type { supplierDocumentFile } from "@sayara/api-client/contract/suppliers/documents";
import type { supplierDocuments } from "@sayara/api-client/contract/suppliers/supplierDocuments";
import { MAX_DOCUMENTS } from "@sayara/domain/config/businessDefaults";
import type { DocumentMediaType } from "@sayara/domain/validation/DocumentMediaType";
import { sendAsFile } from "#api/documents/sendAsFile.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { findDocument, selectDocuments, toDocument } from "./documentRows.ts";

export const handleSupplierDocuments: Handler<typeof supplierDocuments> = async ({
  params,
  user,
  dependencies: { db, config },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewPapers" });
  const rows = await selectDocuments(db)
    .where("documents.supplier_id", "=", supplier.id)
    .orderBy("handed_in_at", "desc")
    .orderBy("documents.id")
    .limit(MAX_DOCUMENTS)
    .execute();
  const data = { items: rows.map(toDocument), required: config.requiredDocuments };
  return { ok: true, status: 200, data };
};

/** Sends the unchanged file of a document to people who may see the agency's documents [DC4]. */
export function supplierDocumentFileHandler({
  files,
}: {
  files: FileStore;
}): Handler<typeof supplierDocumentFile> {
  return async ({ params, user, dependencies: { db }, context }) => {
    const { supplier } = await requireSupplier(db, user, {
      segment: params.supplier,
      action: "viewPapers",
    });
    const row = await findDocument(db, params.id);
    const bytes = row?.supplier_id === supplier.id ? await files.get(row.file_key) : undefined;
    if (row === undefined || bytes === undefined) throw new RefusalError("not_found");
    const name = `${supplier.slug}-${row.type.replaceAll("_", "-")}-${row.version}`;
    sendAsFile(context, `${name}.${extensions[row.media_type]}`);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Content-Security-Policy", "default-src 'none'; sandbox");
    return { ok: true, status: 200, data: new Blob([bytes]) };
  };
}

const extensions: Record<DocumentMediaType, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};
