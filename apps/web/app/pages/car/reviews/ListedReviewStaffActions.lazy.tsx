import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import {
  ReviewStaffActions,
  type ReviewStaffActionsProps,
} from "@sayara/frontend/rental/ReviewStaffActions/ReviewStaffActions";
import {
  type ReviewChange,
  useStaffReviewActions,
} from "@sayara/frontend/rental/ReviewStaffActions/useStaffReviewActions";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";

interface ListedReviewStaffActionsProps extends Pick<ReviewStaffActionsProps, "permissions"> {
  review: PublishedReview;
  onChange: (change: ReviewChange) => void;
}

/** Staff actions on a listed review. */
export function ListedReviewStaffActions({ review, permissions, onChange }: ListedReviewStaffActionsProps) {
  const driverName = useDriverName();
  const actions = useStaffReviewActions(review.id, onChange);
  return (
    <ReviewStaffActions
      author={driverName(review.author)}
      isAnswerable={review.isAnswerable}
      isHidden={review.hiddenReason !== null}
      permissions={permissions}
      actions={actions}
    />
  );
}
