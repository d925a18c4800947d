import * as v from "valibot";
import { EntityId } from "@sayara/domain/id/EntityId";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { DocumentMediaType } from "@sayara/domain/validation/DocumentMediaType";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { DocumentRefusalReason } from "./DocumentRefusalReason.ts";
import { DocumentReviewStatus } from "./DocumentReviewStatus.ts";
import { SupplierDocumentType } from "./SupplierDocumentType.ts";

/**
 * A version of a document of an agency or of one of its cars, with its review state. Allowed transitions are
 * in `supplier/papers/documentReviewTransitions` [DR1].
 */
export const SupplierDocument = v.object({
  id: EntityId,
  supplierId: EntityId,
  /** Null for a document of the agency itself. */
  car: v.nullable(v.object({ id: EntityId, name: anyText(200) })),
  type: orUnknown(SupplierDocumentType),
  /** Name of a document of type `autre`; empty for the other types. */
  title: anyText(80),
  /** Empty if the document has no number. */
  number: anyText(60),
  issuedOn: v.nullable(CalendarDate),
  /** The last valid day. */
  expiresOn: v.nullable(CalendarDate),
  mediaType: orUnknown(DocumentMediaType),
  /** Size of the file, in bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** From 1. Versions share agency, car, type and title. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  status: orUnknown(DocumentReviewStatus),
  /** Whether a newer version was accepted in its place [DC2]. */
  isSuperseded: v.boolean(),
  handedInAt: Instant,
  /** Name of the person who submitted it. */
  handedInBy: anyText(200),
  reviewedAt: v.nullable(Instant),
  /** The admin's reason for refusing the document. */
  reason: v.nullable(anyText(1000)),
  /**
   * The standard reason behind `reason`, shown in the reader's language; null if the admin wrote a reason
   * [DR2].
   */
  reasonCode: v.nullable(orUnknown(DocumentRefusalReason)),
});
export type SupplierDocument = v.InferOutput<typeof SupplierDocument>;
