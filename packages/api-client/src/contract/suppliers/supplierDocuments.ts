import { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SupplierSegment } from "./supplierAccess.ts";

/** Input schemas of {@link supplierDocuments}. */
export const supplierDocumentsInput = { params: v.object({ supplier: SupplierSegment }) };

/** The documents of an agency and its cars. */
export const SupplierDocuments = v.object({
  /** Every version, newest first. */
  items: v.array(SupplierDocument),
  /** Document types that are required of the agency [DC1]. */
  required: v.array(orUnknown(SupplierDocumentType)),
});
export type SupplierDocuments = v.InferOutput<typeof SupplierDocuments>;

/** Lists the documents of an agency and its cars, with their versions and review states. */
export const supplierDocuments = defineEndpoint({
  session: "required",
  refusals: ["not_signed_in", "not_allowed", "not_found"],
  name: "supplierDocuments",
  method: "GET",
  path: "/api/supplier-documents/{supplier}",
  input: inputOf<typeof supplierDocumentsInput>(),
  responses: { 200: SupplierDocuments },
});
