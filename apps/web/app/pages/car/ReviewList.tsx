import { Trans, useLingui } from "@lingui/react/macro";
import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "#web/language/useFormats.ts";
import * as styles from "./Car.css.ts";

/** The latest reviews of an agency. */
export function ReviewList({ reviews }: { reviews: readonly PublishedReview[] }) {
  const { t } = useLingui();
  const formats = useFormats();
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
        {reviews.map(({ id, author, rating, comments, createdAt }) => {
          const rated = formats.rating(rating);
          return (
            <li key={id} className={styles.review}>
              <p className={styles.reviewHead}>
                <span className={styles.factName}>{author}</span>
                <Rating compact value={rating} text={rated} label={t`Rated ${rated} out of 5`} />
                <span className={styles.note}>{formats.date(createdAt)}</span>
              </p>
              {comments !== null && <p className={styles.note}>{comments}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
