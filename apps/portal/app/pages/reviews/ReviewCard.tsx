import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierReview } from "@sayara/api-client/contract/reviews/supplierReviews";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { writtenIn } from "@sayara/frontend/language/writtenIn";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";
import { useSite } from "@sayara/frontend/request/Site";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import type { ReviewDialogTarget } from "./ReviewDialog.tsx";
import * as styles from "./Reviews.css.ts";

interface ReviewCardProps {
  review: SupplierReview;
  now: Date;
  /** Absent for people with read-only access. */
  onWrite?: (intent: ReviewDialogTarget["intent"]) => void;
}

/** A review with its rental and answer, and buttons to answer or report it. */
export function ReviewCard({ review, now, onWrite }: ReviewCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const agencyPath = useAgencyPath();
  const { apiUrl } = useSite();
  const author = useDriverName()(review.author);
  const { rating, comments, photo, reference, carName, hiddenReason } = review;
  const rated = formats.rating(rating);
  return (
    <Card as="li" padding="sm">
      <Stack gap="sm">
        <div className={styles.head}>
          <Heading level={2} size="md" className={styles.name}>
            {author}
          </Heading>
          <Rating compact value={rating} text={rated} label={t`Rated ${rated} out of 5`} />
          {hiddenReason !== null && (
            <Badge tone="warning">
              <Trans>Hidden</Trans>
            </Badge>
          )}
          {review.isReported && (
            <Badge>
              <Trans>Reported</Trans>
            </Badge>
          )}
        </div>
        <div className={styles.note}>
          <span>{formats.date(review.createdAt)}</span>
          {carName !== null && <span>{carName}</span>}
          {reference !== null && (
            <Link className={styles.link} to={agencyPath(bookingPath({ id: review.bookingId }))}>
              <Trans>Booking {reference}</Trans>
            </Link>
          )}
        </div>
        {comments === null ? (
          <Text tone="muted">
            <Trans>No comment, only stars.</Trans>
          </Text>
        ) : (
          <p className={styles.text} {...writtenIn(review.language)}>
            {comments}
          </p>
        )}
        {photo !== null && (
          <img
            className={styles.photo}
            src={new URL(photo, apiUrl).href}
            alt={t`Photo by ${author}`}
            loading="lazy"
          />
        )}
        {hiddenReason !== null && (
          <Text size="sm">
            <Trans>
              Hidden by our team. Reason: <bdi>{hiddenReason}</bdi>
            </Trans>
          </Text>
        )}
        <Answer review={review} />
        {onWrite !== undefined && <Actions review={review} author={author} now={now} onWrite={onWrite} />}
      </Stack>
    </Card>
  );
}

function Answer({ review: { answer, answerRemoval } }: Pick<ReviewCardProps, "review">) {
  const formats = useFormats();
  if (answerRemoval !== null)
    return (
      <Text size="sm">
        <Trans>
          Your answer was removed by our team. Reason: <bdi>{answerRemoval}</bdi>
        </Trans>
      </Text>
    );
  if (answer === null) return null;
  const date = formats.date(answer.at);
  return (
    <blockquote className={styles.answer}>
      <Text size="sm" tone="muted">
        <Trans>Your answer of {date}</Trans>
      </Text>
      <p className={styles.text} dir="auto">
        {answer.text}
      </p>
    </blockquote>
  );
}

function Actions({
  review: { answer, answerRemoval, hiddenReason, isReported },
  author,
  now,
  onWrite,
}: Required<ReviewCardProps> & { author: string }) {
  const { t } = useLingui();
  const mayAnswer = answer === null && answerRemoval === null && hiddenReason === null;
  const mayChange = answer !== null && now < new Date(answer.changeableUntil);
  const mayReport = !isReported && hiddenReason === null;
  if (!mayAnswer && !mayChange && !mayReport) return null;
  return (
    <div className={styles.actions}>
      {mayAnswer && (
        <Button size="small" tone="soft" aria-label={t`Answer ${author}`} onClick={() => onWrite("answer")}>
          <Trans>Answer</Trans>
        </Button>
      )}
      {mayChange && (
        <Button
          size="small"
          tone="neutral"
          aria-label={t`Change the answer to ${author}`}
          onClick={() => onWrite("change")}
        >
          <Trans>Change the answer</Trans>
        </Button>
      )}
      {mayReport && (
        <Button size="small" tone="quiet" aria-label={t`Report ${author}`} onClick={() => onWrite("report")}>
          <Trans>Report</Trans>
        </Button>
      )}
    </div>
  );
}
