import type { bookingReview } from "@sayara/api-client/contract/reviews/bookingReview";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { findVisibleBooking } from "#api/bookings/read/findVisibleBooking.ts";
import { mayAddPhoto } from "./mayAddPhoto.ts";
import { reviewPhotoPath } from "./reviewPhotoPath.ts";
import { readReviewedBooking } from "./readReviewedBooking.ts";

/**
 * Returns the review of a booking to its driver and to staff who may see it; null if there is none yet. If a
 * driver gets null, the driver may write the review now.
 */
export const handleBookingReview: Handler<typeof bookingReview> = async ({ params, user, dependencies }) => {
  const { db, clock } = dependencies;
  const now = clock();
  const booking =
    user.type === "user"
      ? await readReviewedBooking(db, { bookingId: params.bookingId, user, now })
      : (await findVisibleBooking(db, params.bookingId, { user, link: undefined, now })).row;
  const review = await db
    .selectFrom("reviews")
    .leftJoin("review_reports", (join) =>
      join.onRef("review_reports.review_id", "=", "reviews.id").on("review_reports.side", "=", "driver"),
    )
    .selectAll("reviews")
    .select("review_reports.at as reported_at")
    .where("booking_id", "=", booking.id)
    .executeTakeFirst();
  if (review === undefined) return { ok: true, status: 200, data: { review: null } };
  const data = {
    id: review.id,
    bookingId: booking.id,
    supplierId: review.supplier_id,
    driverId: booking.driver_id,
    rating: review.rating,
    comments: review.comments === "" ? null : review.comments,
    answers: {
      rentedCar: review.rented_car,
      agencyAnsweredCalls: review.agency_answered_calls,
      agencyCancelledLastMinute: review.agency_cancelled_last_minute,
      carEta: review.car_eta,
    },
    language: review.language,
    answer: review.answer,
    answeredAt: review.answered_at?.toISOString() ?? null,
    answerLanguage: review.answer_language,
    answerRemoval: user.type === "user" ? null : review.answer_removal,
    // The agency sees a photo once it is accepted. Before that, only the driver and administrators see it.
    photo:
      review.photo_state === null || (user.type === "supplier" && review.photo_state !== "accepted")
        ? null
        : {
            state: review.photo_state,
            address:
              review.photo_state === "accepted" && review.hidden_at === null
                ? reviewPhotoPath(review.id)
                : null,
            reason: review.photo_reason,
          },
    mayAddPhoto: user.id === review.user_id && mayAddPhoto(review, now),
    isReported: user.id === review.user_id && review.reported_at !== null,
    hiddenReason: review.hidden_reason,
    createdAt: review.created_at.toISOString(),
  };
  return { ok: true, status: 200, data: { review: data } };
};
