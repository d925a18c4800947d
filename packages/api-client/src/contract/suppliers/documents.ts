import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { DocumentRefusalReason } from "@sayara/domain/supplier/papers/DocumentRefusalReason";
import { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { anyText, requiredText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { SupplierSegment } from "./supplierAccess.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed", "not_found"] } as const;

/** Input schemas of {@link supplierDocumentFile}. */
export const supplierDocumentFileInput = {
  params: v.object({ supplier: SupplierSegment, id: EntityId }),
};

/** Returns the file of a document as an attachment. The document's `mediaType` is the file's type [DC4]. */
export const supplierDocumentFile = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "storage_unavailable"],
  name: "supplierDocumentFile",
  method: "GET",
  path: "/api/supplier-document-file/{supplier}/{id}",
  input: inputOf<typeof supplierDocumentFileInput>(),
  responses: { 200: v.instance(Blob) },
  media: "application/octet-stream",
});

/** Input schemas of {@link documentsWaiting}. */
export const documentsWaitingInput = { params: v.object({ page: Page, size: Size }) };

/** A document with its agency. */
export const WaitingDocument = v.object({
  ...SupplierDocument.entries,
  supplier: v.object({ slug: Slug, name: anyText(100) }),
});
export type WaitingDocument = v.InferOutput<typeof WaitingDocument>;

/** Lists the documents in review of all agencies, oldest first; for admins. */
export const documentsWaiting = defineEndpoint({
  name: "documentsWaiting",
  method: "GET",
  path: "/api/documents-waiting/{page}/{size}",
  input: inputOf<typeof documentsWaitingInput>(),
  responses: { 200: pageOf(WaitingDocument) },
  refusals: ["not_signed_in", "not_allowed"],
  session: "required",
});

/** Input schemas of {@link decideDocument}. */
export const decideDocumentInput = {
  params: v.object({ id: EntityId }),
  /**
   * `reason` is shown to the agency. Null accepts the document. `reasonCode` is the standard reason behind `reason`,
   * shown to the agency in its own language [DR2].
   */
  body: v.object({
    reason: v.nullable(requiredText(1000)),
    reasonCode: v.optional(v.nullable(DocumentRefusalReason)),
  }),
};

/**
 * Accepts a document in review, or refuses it with a reason; for admins [DR1]. An acceptance may be withdrawn by
 * refusing the document.
 */
export const decideDocument = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "transition_refused"],
  name: "decideDocument",
  method: "POST",
  path: "/api/decide-document/{id}",
  input: inputOf<typeof decideDocumentInput>(),
  responses: { 200: SupplierDocument },
});
