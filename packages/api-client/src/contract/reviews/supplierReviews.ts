import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { EntityId } from "@sayara/domain/id/EntityId";
import { ReviewLanguage } from "@sayara/domain/review/ReviewLanguage";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { IdOrSlug, Page, Size } from "../segments.ts";

/** Lists of an agency's reviews: all, those without a reply, and those with 1 or 2 stars. */
export const supplierReviewLists = ["all", "unanswered", "low"] as const;
export type SupplierReviewList = (typeof supplierReviewLists)[number];

/** Input schemas of {@link supplierReviews}. */
export const supplierReviewsInput = {
  params: v.object({ supplier: IdOrSlug, list: v.picklist(supplierReviewLists), page: Page, size: Size }),
};

/** A review as the agency reads it, even while it is hidden. */
export const SupplierReview = v.object({
  id: EntityId,
  bookingId: EntityId,
  /** Null once the booking is deleted; `bookingId` then refers to no booking. */
  reference: v.nullable(BookingReference),
  carName: v.nullable(anyText(200)),
  /** First name of the driver; empty for a deleted account. */
  author: anyText(100),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comments: v.nullable(anyText(2000)),
  language: orUnknown(ReviewLanguage),
  /** Path of the photo on the API, once accepted [RV13]. */
  photo: v.nullable(anyText(100)),
  createdAt: Instant,
  answer: v.nullable(
    v.object({
      text: anyText(2000),
      at: Instant,
      /** Until when the agency may change the reply [RV9]. */
      changeableUntil: Instant,
    }),
  ),
  /** Why an administrator removed the reply [RV14]; null if no reply was removed. */
  answerRemoval: v.nullable(anyText(300)),
  hiddenReason: v.nullable(anyText(300)),
  /** Whether the agency has an open report about the review [RV14]. */
  isReported: v.boolean(),
});
export type SupplierReview = v.InferOutput<typeof SupplierReview>;

/** Lists an agency's reviews, newest first, for its people and for admins. */
export const supplierReviews = defineEndpoint({
  name: "supplierReviews",
  method: "GET",
  path: "/api/supplier-reviews/{supplier}/{list}/{page}/{size}",
  input: inputOf<typeof supplierReviewsInput>(),
  responses: { 200: pageOf(SupplierReview) },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
  session: "required",
});
