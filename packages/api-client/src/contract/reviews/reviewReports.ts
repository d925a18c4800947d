import { MessageReportReason } from "@sayara/domain/booking/messages/BookingMessage";
import { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { HidingReason } from "@sayara/domain/review/HidingReason";
import { ReviewLanguage } from "@sayara/domain/review/ReviewLanguage";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";

const reviewParams = v.object({ id: EntityId });

/** Input schemas of {@link reportReview}. */
export const reportReviewInput = { params: reviewParams, body: v.object({ reason: MessageReportReason }) };

/**
 * Reports a review of the caller's agency, or the agency's reply to the caller's own review, to the
 * administrators [RV14]. Without a reply, the driver gets `not_found`. Each side may have one open report
 * (otherwise `review_already_reported`).
 */
export const reportReview = defineEndpoint({
  name: "reportReview",
  method: "POST",
  path: "/api/report-review/{id}",
  input: inputOf<typeof reportReviewInput>(),
  responses: { 200: noContent },
  refusals: ["not_signed_in", "not_allowed", "not_found", "review_already_reported"],
  session: "required",
});

/** A review with a pending photo or an open report [RV13, RV14]. */
export const WaitingReview = v.object({
  id: EntityId,
  /** Null once the booking is deleted. */
  reference: v.nullable(BookingReference),
  supplier: v.object({ slug: Slug, name: anyText(200) }),
  /** First name of the driver; empty for a deleted account. */
  author: anyText(100),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comments: v.nullable(anyText(2000)),
  language: orUnknown(ReviewLanguage),
  answer: v.nullable(anyText(2000)),
  hiddenReason: v.nullable(anyText(300)),
  /** Whether its photo waits for a decision. */
  hasWaitingPhoto: v.boolean(),
  /** Open reports. The driver reports the reply, the agency reports the review. */
  reports: v.array(v.object({ side: orUnknown(MessageSide), reason: anyText(500), at: Instant })),
  waitingSince: Instant,
});
export type WaitingReview = v.InferOutput<typeof WaitingReview>;

/** Input schemas of {@link reviewsWaiting}. */
export const reviewsWaitingInput = { params: v.object({ page: Page, size: Size }) };

/**
 * Lists the reviews with a pending photo or an open report, longest waiting first; for admins [RV13, RV14].
 */
export const reviewsWaiting = defineEndpoint({
  name: "reviewsWaiting",
  method: "GET",
  path: "/api/reviews-waiting/{page}/{size}",
  input: inputOf<typeof reviewsWaitingInput>(),
  responses: { 200: pageOf(WaitingReview) },
  refusals: ["not_signed_in", "not_allowed"],
  session: "required",
});

/** Input schemas of {@link closeReviewReports}. */
export const closeReviewReportsInput = {
  params: reviewParams,
  /** With a reason, the agency's reply is removed for good. */
  body: v.object({ answerRemoval: v.nullable(HidingReason) }),
};

/**
 * Closes the open reports about a review, and removes the agency's reply if a reason is given; for admins
 * [RV14]. Without an open report, `not_found`.
 */
export const closeReviewReports = defineEndpoint({
  name: "closeReviewReports",
  method: "POST",
  path: "/api/close-review-reports/{id}",
  input: inputOf<typeof closeReviewReportsInput>(),
  responses: { 200: noContent },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
  session: "required",
});
