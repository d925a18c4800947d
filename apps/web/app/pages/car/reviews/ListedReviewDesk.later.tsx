import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import { ReviewDesk, type ReviewDeskProps } from "#web/shared/ReviewDesk/ReviewDesk.tsx";
import { type ReviewChange, useStaffReviewActs } from "#web/shared/ReviewDesk/useStaffReviewActs.ts";

interface ListedReviewDeskProps extends Pick<ReviewDeskProps, "may"> {
  review: PublishedReview;
  onChange: (change: ReviewChange) => void;
}

/** What staff can do with a review of the list. */
export function ListedReviewDesk({ review, may, onChange }: ListedReviewDeskProps) {
  const acts = useStaffReviewActs(review.id, onChange);
  return (
    <ReviewDesk
      author={review.author}
      isAnswered={review.answer !== null}
      isHidden={review.hiddenReason !== null}
      may={may}
      acts={acts}
    />
  );
}
