import { DocumentDetails } from "@sayara/domain/supplier/papers/DocumentDetails";
import { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import { MAX_DOCUMENT_BYTES } from "@sayara/domain/validation/DocumentUpload";
import { documentMediaTypes } from "@sayara/domain/validation/DocumentMediaType";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { uploadOptions } from "../upload/uploadOptions.ts";
import { SupplierSegment } from "./supplierAccess.ts";

/** Input schemas of {@link handInDocument}. */
export const handInDocumentInput = {
  params: v.object({ supplier: SupplierSegment, type: SupplierDocumentType }),
  query: DocumentDetails,
  body: v.instance(FormData),
};

/**
 * Submits a document, or a new version of one: `FormData` with `file`, a PDF, JPEG, PNG or WebP of at most 10
 * MB [DC4]. Versions share agency, car, type and, for the type `autre`, title. A version in review is
 * replaced [DC2].
 */
export const handInDocument = defineEndpoint({
  session: "required",
  refusals: [
    "address_unconfirmed",
    "not_signed_in",
    "not_allowed",
    "not_found",
    "transition_refused",
    "too_many_documents",
    "storage_unavailable",
  ],
  name: "handInDocument",
  method: "POST",
  path: "/api/hand-in-document/{supplier}/{type}",
  input: inputOf<typeof handInDocumentInput>(),
  upload: uploadOptions,
  form: { file: { types: documentMediaTypes, maxBytes: MAX_DOCUMENT_BYTES } },
  responses: { 200: SupplierDocument },
});
