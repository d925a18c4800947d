import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { User } from "@sayara/domain/user/User";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { ReviewDesk } from "#web/shared/ReviewDesk/ReviewDesk.tsx";
import { reviewPowers } from "#web/shared/ReviewDesk/reviewPowers.ts";
import { useStaffReviewActs } from "#web/shared/ReviewDesk/useStaffReviewActs.ts";
import { StaffReviewSection } from "./StaffReviewSection.tsx";
import { useStaffReview } from "./useStaffReview.ts";

/** The driver's review of the booking, which the agency answers and an admin hides. */
export function StaffReview({ booking, user }: { booking: BookingView; user: User }) {
  const loading = { bookingId: booking.id, isNeeded: booking.reviewed, openApi: openBrowserApi };
  const { review, change } = useStaffReview(loading);
  const acts = useStaffReviewActs(review?.id ?? "", change);
  if (!booking.reviewed) return null;
  const [author = ""] = booking.driver.fullName.trim().split(/\s+/);
  return (
    <StaffReviewSection review={review}>
      {review && (
        <ReviewDesk
          author={author}
          isAnswered={review.answer !== null}
          isHidden={review.hiddenReason !== null}
          may={reviewPowers(user, review.supplierId)}
          acts={acts}
        />
      )}
    </StaffReviewSection>
  );
}
