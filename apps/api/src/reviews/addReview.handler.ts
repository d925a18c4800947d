import type { addReview } from "@sayara/api-client/contract/reviews/addReview";
import type { ReviewSubmission } from "@sayara/domain/review/ReviewSubmission";
import { reviewLanguageOf } from "@sayara/domain/review/reviewLanguageOf";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { isDatabaseUnavailable } from "#api/database/connection/DatabaseUnavailableError.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { announceReview } from "./announceReview.ts";
import { readReviewedBooking } from "./readReviewedBooking.ts";

/**
 * Stores a driver's review of a booking's agency and car [RV1–RV6]. A fault is logged and returned as `review_failed`.
 */
export const handleAddReview: Handler<typeof addReview> = async ({ body, user, dependencies, context }) => {
  const { clock, logger } = dependencies;
  try {
    await storeReview(context, { submission: body, userId: user.id, now: clock() });
  } catch (error) {
    if (error instanceof RefusalError || isDatabaseUnavailable(error)) throw error;
    logger.error({ fault: describeFault(error) }, "a review was not stored");
    throw new RefusalError("review_failed");
  }
  return { ok: true, status: 200, data: undefined };
};

/** A booking's second review violates a unique constraint and is refused, even if sent at the same moment [RV5]. */
function storeReview(
  context: AppContext,
  { submission, userId, now }: { submission: ReviewSubmission; userId: string; now: Date },
): Promise<void> {
  return inAccountTransaction(context, { id: userId }, async (transaction, user) => {
    const { bookingId, rating, comments, answers, language } = submission;
    const booking = await readReviewedBooking(transaction, { bookingId, user, now });
    const stored = await transaction
      .insertInto("reviews")
      .values({
        booking_id: booking.id,
        car_id: booking.car_id,
        supplier_id: booking.supplier_id,
        user_id: user.id,
        author_name: booking.driver_full_name,
        language: language ?? reviewLanguageOf(comments, user.language),
        rating,
        comments,
        rented_car: answers.rentedCar,
        agency_answered_calls: answers.agencyAnsweredCalls,
        agency_cancelled_last_minute: answers.agencyCancelledLastMinute,
        car_eta: answers.carEta,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("booking_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (stored === undefined) throw new RefusalError("review_already_submitted");
    await announceReview(transaction, booking, now);
  });
}
