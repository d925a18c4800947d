import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { HidingReason } from "@sayara/domain/review/HidingReason";
import { DocumentRefusalReason } from "@sayara/domain/supplier/papers/DocumentRefusalReason";
import { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { requiredText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";

/** Maximum length of a reason, in characters. */
export const MAX_REASON_LENGTH = 1000;

/** Actions of the page. A decision without a reason accepts the entry. */
export const QueueIntent = v.variant("intent", [
  v.object({
    intent: v.literal("decideSupplier"),
    id: EntityId,
    reason: v.nullable(requiredText(MAX_REASON_LENGTH)),
  }),
  v.object({
    intent: v.literal("decideDocument"),
    id: EntityId,
    reason: v.nullable(requiredText(MAX_REASON_LENGTH)),
    /** Code of the standard reason that `reason` contains [DR2]. */
    reasonCode: v.nullable(DocumentRefusalReason),
  }),
  v.object({ intent: v.literal("showReviewPhoto"), id: EntityId }),
  v.object({ intent: v.literal("decideReviewPhoto"), id: EntityId, reason: v.nullable(HidingReason) }),
  v.object({ intent: v.literal("hideReview"), id: EntityId, reason: HidingReason }),
  v.object({
    intent: v.literal("closeReviewReports"),
    id: EntityId,
    answerRemoval: v.nullable(HidingReason),
  }),
  v.object({ intent: v.literal("show"), supplier: Slug, id: EntityId }),
  v.object({
    intent: v.literal("download"),
    supplier: Slug,
    document: v.pick(SupplierDocument, ["id", "type", "version", "mediaType"]),
  }),
]);
export type QueueIntent = v.InferOutput<typeof QueueIntent>;
