import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Instant } from "../time/Instant.ts";
import { DocumentReviewStatus } from "./DocumentReviewStatus.ts";
import { SupplierDocumentType } from "./SupplierDocumentType.ts";
import { FileAddress } from "../validation/boundedText.ts";

/**
 * An agency's document with its review state. Allowed transitions are in `supplier/documentReviewTransitions` [DR1].
 */
export const SupplierDocument = v.object({
  id: EntityId,
  supplierId: EntityId,
  type: SupplierDocumentType,
  status: DocumentReviewStatus,
  file: FileAddress,
  handedInAt: Instant,
  reviewedAt: v.nullable(Instant),
  reviewedBy: v.nullable(EntityId),
  /** The admin's reason for refusing the document. */
  reason: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
});
export type SupplierDocument = v.InferOutput<typeof SupplierDocument>;
