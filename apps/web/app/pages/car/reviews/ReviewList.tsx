import { Trans, useLingui } from "@lingui/react/macro";
import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Text } from "@sayara/ui/Text/Text";
import { Suspense, useState } from "react";
import { lazyPart } from "#web/hydration/lazyPart.ts";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSession } from "@sayara/frontend/session/useSession";
import { reviewPermissions } from "@sayara/frontend/rental/ReviewStaffActions/reviewPermissions";
import * as styles from "#web/pages/car/Car.css.ts";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";

/** Loaded for staff only. */
const loadActions = async () =>
  (await import("./ListedReviewStaffActions.lazy.tsx")).ListedReviewStaffActions;
const ListedReviewStaffActions = import.meta.env.SSR
  ? await loadActions()
  : lazyPart(loadActions, "ListedReviewStaffActions.lazy");

interface ReviewListProps {
  /** Id of the agency. */
  supplierId: string;
  reviews: readonly PublishedReview[];
}

/** The latest reviews of an agency. Its staff can reply to them here, and an admin can hide them. */
export function ReviewList({ supplierId, reviews }: ReviewListProps) {
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
            <ListedReview review={review} supplierId={supplierId} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A review, updated with staff changes before the list is reloaded. */
function ListedReview({ review: loaded, supplierId }: { review: PublishedReview; supplierId: string }) {
  const { session } = useSession();
  const [changes, setChanges] = useState<Partial<PublishedReview>>({});
  const review = { ...loaded, ...changes };
  const may = session.state === "signedIn" ? reviewPermissions(session.user, supplierId) : null;
  return (
    <>
      {review.hiddenReason === null ? <VisibleReview review={review} /> : <HiddenReview review={review} />}
      {may !== null && (may.answer || may.hide) && (
        <Suspense>
          <ListedReviewStaffActions
            review={review}
            permissions={may}
            onChange={({ answer, ...change }) =>
              setChanges((previous) => ({
                ...previous,
                ...change,
                ...(answer !== undefined && { answer: { text: answer, at: new Date().toISOString() } }),
              }))
            }
          />
        </Suspense>
      )}
    </>
  );
}

/** Comments and replies are in their authors' own words, in an unknown language. */
function VisibleReview({
  review: { author, rating, comments, createdAt, answer },
}: {
  review: PublishedReview;
}) {
  const { t } = useLingui();
  const driverName = useDriverName();
  const formats = useFormats();
  const rated = formats.rating(rating ?? 0);
  return (
    <>
      <p className={styles.reviewHead}>
        <span className={styles.factName}>{driverName(author)}</span>
        {rating !== null && <Rating compact value={rating} text={rated} label={t`Rated ${rated} out of 5`} />}
        <span className={styles.note}>{formats.date(createdAt)}</span>
      </p>
      {comments !== null && (
        <p className={styles.note} lang="" dir="auto">
          {comments}
        </p>
      )}
      {answer !== null && (
        <blockquote className={styles.reviewAnswer}>
          <p className={styles.factName}>
            <Trans>The agency’s answer</Trans>
          </p>
          <p className={styles.note} lang="" dir="auto">
            {answer.text}
          </p>
        </blockquote>
      )}
    </>
  );
}

/** Placeholder for a hidden review, with the reason [RV10]. */
function HiddenReview({ review: { createdAt, hiddenReason } }: { review: PublishedReview }) {
  const formats = useFormats();
  return (
    <>
      <p className={styles.reviewHead}>
        <span className={styles.factName}>
          <Trans>Review hidden by our team</Trans>
        </span>
        <span className={styles.note}>{formats.date(createdAt)}</span>
      </p>
      <p className={styles.note}>
        <Trans>Reason: {hiddenReason}</Trans>
      </p>
    </>
  );
}
