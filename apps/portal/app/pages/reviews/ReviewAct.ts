import { MessageReportReason } from "@sayara/domain/booking/messages/BookingMessage";
import { EntityId } from "@sayara/domain/id/EntityId";
import { ReviewReplyText } from "@sayara/domain/review/ReviewReplyText";
import * as v from "valibot";

/** What the page asks its action to do. */
export const ReviewAct = v.variant("act", [
  v.object({ act: v.literal("answer"), id: EntityId, text: ReviewReplyText }),
  v.object({ act: v.literal("change"), id: EntityId, text: ReviewReplyText }),
  v.object({ act: v.literal("report"), id: EntityId, text: MessageReportReason }),
]);
export type ReviewAct = v.InferOutput<typeof ReviewAct>;
