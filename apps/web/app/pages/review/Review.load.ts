import type { Client } from "@sayara/api-client/client/createClient";
import { type BookingView, booking } from "@sayara/api-client/contract/bookings/booking";
import type { Refusal } from "@sayara/api-client/contract/refusal/Refusal";
import { bookingReview, type OwnReview } from "@sayara/api-client/contract/reviews/bookingReview";
import { EntityId } from "@sayara/domain/id/EntityId";
import type { Language } from "@sayara/domain/language/Language";
import type { User } from "@sayara/domain/user/User";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { type FormProblem, faultProblem, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { Unknown } from "@sayara/domain/validation/newerValues";

export type ReviewData =
  /** `review` is the submitted review; null if none has been submitted. */
  | { state: "ready"; booking: BookingView; review: OwnReview | null }
  | { state: "refused"; code: RefusalCode | Unknown }
  | { state: "failed"; problem: FormProblem };

/** Loads a booking and the driver's review of it, or the reason why it may not be reviewed. */
export async function loadReview(
  call: Client,
  { id, language, user }: { id: string | null; language: Language; user: Pick<User, "type"> },
): Promise<ReviewData> {
  if (id === null || id === "") return { state: "refused", code: "review_missing_booking" };
  if (!v.is(EntityId, id)) return { state: "refused", code: "review_booking_not_found" };
  // Staff may read a review through this call, but the page is only for the driver who writes it [RV4].
  if (user.type !== "user") return { state: "refused", code: "review_not_the_driver" };
  try {
    const [bookingOutcome, reviewOutcome] = await Promise.all([
      call(booking, { params: { id, language } }),
      call(bookingReview, { params: { bookingId: id } }),
    ]);
    if (!reviewOutcome.ok) return refusedData(reviewOutcome.refusal);
    if (!bookingOutcome.ok) return refusedData(bookingOutcome.refusal);
    return { state: "ready", booking: bookingOutcome.data, review: reviewOutcome.data.review };
  } catch (error) {
    return { state: "failed", problem: faultProblem(error) };
  }
}

/** A rate limit is temporary, so the page offers a retry. */
function refusedData(refusal: Refusal): ReviewData {
  const { code } = refusal;
  if (code === "too_many_requests") return { state: "failed", problem: refusedResult(refusal).problem };
  return { state: "refused", code };
}
