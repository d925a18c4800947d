import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import { ReviewDesk, type ReviewDeskProps } from "#web/shared/ReviewDesk/ReviewDesk.tsx";
import { type ReviewChange, useStaffReviewActions } from "#web/shared/ReviewDesk/useStaffReviewActions.ts";
import { useDriverName } from "#web/shared/useDriverName.ts";

interface ListedReviewDeskProps extends Pick<ReviewDeskProps, "permissions"> {
  review: PublishedReview;
  onChange: (change: ReviewChange) => void;
}

/** Staff actions on a listed review. */
export function ListedReviewDesk({ review, permissions, onChange }: ListedReviewDeskProps) {
  const driverName = useDriverName();
  const actions = useStaffReviewActions(review.id, onChange);
  return (
    <ReviewDesk
      author={driverName(review.author)}
      isAnswered={review.answer !== null}
      isHidden={review.hiddenReason !== null}
      permissions={permissions}
      actions={actions}
    />
  );
}
