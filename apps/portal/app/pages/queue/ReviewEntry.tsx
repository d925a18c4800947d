import { Trans, useLingui } from "@lingui/react/macro";
import type { WaitingReview } from "@sayara/api-client/contract/reviews/reviewReports";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { writtenIn } from "@sayara/frontend/language/writtenIn";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";
import { userTypeMessages } from "@sayara/i18n/messages/userTypeMessages";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Text } from "@sayara/ui/Text/Text";
import { DecisionButtons } from "./DecisionButtons.tsx";
import { ReviewPhoto } from "./ReviewPhoto.tsx";
import type { ReviewQuestion } from "./useReviewDecisions.ts";
import * as styles from "./Queue.css.ts";

interface ReviewEntryProps {
  review: WaitingReview;
  isAccepting: boolean;
  onAcceptPhoto: () => void;
  onAsk: (question: ReviewQuestion) => void;
}

const sideNames = { driver: userTypeMessages.user, agency: userTypeMessages.supplier } as const;

/** A review with a photo to decide on [RV13] or with open reports [RV14]. */
export function ReviewEntry({ review, isAccepting, onAcceptPhoto, onAsk }: ReviewEntryProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const author = useDriverName()(review.author);
  const { reference, supplier, rating, comments, answer, hiddenReason, reports } = review;
  const name = [reference, supplier.name].filter(Boolean).join(", ");
  const rated = formats.rating(rating);
  const since = formats.dateTime(review.waitingSince);
  return (
    <Card as="li" padding="sm" className={styles.entry}>
      <div className={styles.head}>
        <Heading level={2} size="md" tabIndex={-1} className={styles.name}>
          {name}
        </Heading>
        <Rating compact value={rating} text={rated} label={t`Rated ${rated} out of 5`} />
        {hiddenReason !== null && (
          <Badge tone="warning">
            <Trans>Hidden</Trans>
          </Badge>
        )}
      </div>
      <div className={styles.facts}>
        <Text as="span">{author}</Text>
        <Text as="span" tone="muted">
          <Trans>Waiting since {since}</Trans>
        </Text>
      </div>
      {comments !== null && (
        <p className={styles.name} {...writtenIn(review.language)}>
          {comments}
        </p>
      )}
      {answer !== null && (
        <div>
          <Text size="sm" tone="muted">
            <Trans>The agency’s answer</Trans>
          </Text>
          <p className={styles.name} dir="auto">
            {answer}
          </p>
        </div>
      )}
      {reports.map(({ side, reason }) => (
        <div key={side}>
          <Text size="sm" tone="muted">
            <Trans>Reported by</Trans>{" "}
            {i18n._(side === "unknown" ? userTypeMessages.unknown : sideNames[side])}
          </Text>
          <p className={styles.name} dir="auto">
            {reason}
          </p>
        </div>
      ))}
      {review.hasWaitingPhoto && (
        <>
          <ReviewPhoto id={review.id} name={name} />
          <div className={styles.actions}>
            <DecisionButtons
              name={t`Photo, ${name}`}
              isAccepting={isAccepting}
              onAccept={onAcceptPhoto}
              onRefuse={() => onAsk("refusePhoto")}
            />
          </div>
        </>
      )}
      <div className={styles.actions}>
        {hiddenReason === null && (
          <Button
            size="small"
            tone="neutral"
            aria-label={t`Hide the review: ${name}`}
            onClick={() => onAsk("hide")}
          >
            <Trans>Hide the review</Trans>
          </Button>
        )}
        {reports.length > 0 && answer !== null && (
          <Button
            size="small"
            tone="neutral"
            aria-label={t`Remove the answer: ${name}`}
            onClick={() => onAsk("removeAnswer")}
          >
            <Trans>Remove the answer…</Trans>
          </Button>
        )}
        {reports.length > 0 && (
          <Button
            size="small"
            tone="neutral"
            aria-label={t`Close the reports: ${name}`}
            onClick={() => onAsk("close")}
          >
            <Trans>Close the reports…</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
