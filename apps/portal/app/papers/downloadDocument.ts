import type { Client } from "@sayara/api-client/client/createClient";
import { supplierDocumentFile } from "@sayara/api-client/contract/suppliers/documents";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";

/** The document to download, with the parts of its file name. */
export type DownloadedDocument = Pick<SupplierDocument, "id" | "type" | "version" | "mediaType">;

/**
 * Downloads the file of a document and saves it on the device [DC4]. A link would also send the website's
 * cookie if the browser has a session there.
 *
 * @param supplier id, slug or `own`
 */
export async function downloadDocument(
  call: Client,
  { supplier, document }: { supplier: string; document: DownloadedDocument },
): Promise<FormResult<never, "downloaded">> {
  const { id, type, version, mediaType } = document;
  const response = await call(supplierDocumentFile, { params: { supplier, id } });
  if (!response.ok) return refusedResult(response.refusal);
  const name = [supplier === "own" ? [] : supplier, type.replaceAll("_", "-"), version].flat().join("-");
  const bytes = new Blob([response.data], mediaType === "unknown" ? {} : { type: mediaType });
  saveFile(bytes, `${name}.${extensions[mediaType]}`);
  return { done: "downloaded" };
}

const extensions: Record<SupplierDocument["mediaType"], string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  unknown: "bin",
};
