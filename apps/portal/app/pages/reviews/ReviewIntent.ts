import { MessageReportReason } from "@sayara/domain/booking/messages/BookingMessage";
import { EntityId } from "@sayara/domain/id/EntityId";
import { ReviewReplyText } from "@sayara/domain/review/ReviewReplyText";
import * as v from "valibot";

/** Actions of the page. */
export const ReviewIntent = v.variant("intent", [
  v.object({ intent: v.literal("answer"), id: EntityId, text: ReviewReplyText }),
  v.object({ intent: v.literal("change"), id: EntityId, text: ReviewReplyText }),
  v.object({ intent: v.literal("report"), id: EntityId, text: MessageReportReason }),
]);
export type ReviewIntent = v.InferOutput<typeof ReviewIntent>;
