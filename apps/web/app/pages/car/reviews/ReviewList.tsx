import { Trans } from "@lingui/react/macro";
import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { ListedReview, type ReviewedAgency } from "./ListedReview.tsx";
import * as styles from "./ReviewList.css.ts";
import { agencyReviewsPath } from "./ReviewsRequest.ts";

interface ReviewListProps {
  agency: ReviewedAgency & { slug: string };
  reviews: readonly PublishedReview[];
  /** Number of all reviews of the agency, including hidden ones. */
  total: number;
}

/** The latest reviews of an agency. The agency's staff can answer a review here, and an admin can hide it. */
export function ReviewList({ agency, reviews, total }: ReviewListProps) {
  if (reviews.length === 0) {
    return (
      <Text tone="muted">
        <Trans>No review yet: only drivers who rented from this agency can write one.</Trans>
      </Text>
    );
  }
  return (
    <>
      <Heading level={3} size="md">
        <Trans>Latest reviews</Trans>
      </Heading>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <ListedReview review={review} agency={agency} />
          </li>
        ))}
      </ul>
      {total > reviews.length && (
        <p>
          <Link render={<RouterLink to={agencyReviewsPath(agency.slug)} />}>
            <Trans>All reviews of this agency</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
