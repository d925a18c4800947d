import { Trans, useLingui } from "@lingui/react/macro";
import {
  type SupplierReviewList,
  supplierReviewLists,
} from "@sayara/api-client/contract/reviews/supplierReviews";
import { container } from "@sayara/frontend/layout/container.css";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { PageTabs } from "#portal/layout/PageTabs.tsx";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import type { ReviewDialogTarget } from "./ReviewDialog.tsx";
import { pageCountOf, type ReviewsData, reviewsPath } from "./Reviews.load.ts";
import * as styles from "./Reviews.css.ts";

interface ReviewsProps extends ReviewsData {
  /** Whether the page offers answers and reports. The API enforces the permission. */
  mayWrite: boolean;
  onWrite: (target: ReviewDialogTarget) => void;
}

/** One page of a list of the agency's reviews, with its answers [RV9]. */
export function Reviews({ query, reviews, total, now, mayWrite, onWrite }: ReviewsProps) {
  const { t } = useLingui();
  const agencyPath = useAgencyPath();
  const names: Record<SupplierReviewList, string> = {
    all: t`All reviews`,
    unanswered: t`Without an answer`,
    low: t`1 and 2 stars`,
  };
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="sm">
          <Heading level={1}>
            <Trans>Reviews</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              What drivers wrote after renting from you. Each review takes one answer, which everyone reads
              below it.
            </Trans>
          </Text>
        </Stack>
        <PageTabs
          label={t`Which reviews`}
          tabs={supplierReviewLists.map((list) => ({
            to: agencyPath(reviewsPath({ list, page: 1 })),
            name: names[list],
            isCurrent: list === query.list,
            ...(list === query.list && { count: total }),
          }))}
        />
        {total === 0 && (
          <Text>
            {query.list === "all" ? <Trans>No review yet.</Trans> : <Trans>No review is in this list.</Trans>}
          </Text>
        )}
        <ul className={styles.list}>
          {reviews.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              now={now}
              {...(mayWrite && {
                onWrite: (intent: ReviewDialogTarget["intent"]) => onWrite({ review, intent }),
              })}
            />
          ))}
        </ul>
        <PageLinks
          page={query.page}
          pageCount={pageCountOf(total)}
          hrefOf={(page) => agencyPath(reviewsPath({ ...query, page }))}
        />
      </Stack>
    </div>
  );
}
