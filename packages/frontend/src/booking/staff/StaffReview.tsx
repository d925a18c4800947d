import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { OwnReview } from "@sayara/api-client/contract/reviews/bookingReview";
import type { User } from "@sayara/domain/user/User";
import { useState } from "react";
import { ReviewStaffActions } from "@sayara/frontend/rental/ReviewStaffActions/ReviewStaffActions";
import { reviewPermissions } from "@sayara/frontend/rental/ReviewStaffActions/reviewPermissions";
import {
  type ReviewChange,
  useStaffReviewActions,
} from "@sayara/frontend/rental/ReviewStaffActions/useStaffReviewActions";
import { StaffReviewSection } from "./StaffReviewSection.tsx";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";

interface StaffReviewProps {
  booking: Pick<BookingView, "driver" | "agencySuspended">;
  /** The review as loaded; null if loading failed. */
  review: OwnReview | null;
  user: User;
}

/** The driver's review of the booking, which the agency can reply to and an admin can hide. */
export function StaffReview({ booking, review: loaded, user }: StaffReviewProps) {
  const [change, setChange] = useState<ReviewChange>({});
  const actions = useStaffReviewActions(loaded?.id ?? "", (newChange) =>
    setChange((previous) => ({ ...previous, ...newChange })),
  );
  const review = loaded && { ...loaded, ...change };
  const driverName = useDriverName();
  const [author = ""] = booking.driver.fullName.trim().split(/\s+/);
  return (
    <StaffReviewSection review={review}>
      {review && (
        <ReviewStaffActions
          author={driverName(author)}
          isAnswerable={review.answer === null && review.answerRemoval === null}
          isHidden={review.hiddenReason !== null}
          permissions={reviewPermissions(
            { ...user, agencySuspended: booking.agencySuspended === true },
            review.supplierId,
          )}
          actions={actions}
        />
      )}
    </StaffReviewSection>
  );
}
