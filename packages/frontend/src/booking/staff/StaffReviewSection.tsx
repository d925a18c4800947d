import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnReview } from "@sayara/api-client/contract/reviews/bookingReview";
import { carPunctualityMessages } from "@sayara/i18n/messages/car/carPunctualityMessages";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { writtenIn } from "@sayara/frontend/language/writtenIn";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import * as styles from "../Booking.css.ts";

interface StaffReviewSectionProps {
  /** Null if it could not be loaded. */
  review: OwnReview | null;
  /** Staff actions on the review. */
  children?: ReactNode;
}

/** The driver's review of a booking, for staff: rating, comments, answers, and the actions taken on it. */
export function StaffReviewSection({ review, children }: StaffReviewSectionProps) {
  return (
    <SectionCard id="booking-review" title={<Trans>Review by the driver</Trans>}>
      {review === null && (
        <Text tone="muted">
          <Trans>The review could not be loaded.</Trans>
        </Text>
      )}
      {review && <Review review={review} />}
      {review && children}
    </SectionCard>
  );
}

function Review({ review }: { review: OwnReview }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { rating, comments, language, answers, answer, answerLanguage, hiddenReason, createdAt } = review;
  const { answerRemoval } = review;
  const rated = formats.rating(rating);
  const date = formats.date(createdAt, { length: "long" });
  const yesOrNo = (value: boolean) => (value ? t`Yes` : t`No`);
  const facts: [name: string, value: string][] = [
    [t`Rented the car`, yesOrNo(answers.rentedCar)],
    [t`Agency answered calls`, yesOrNo(answers.agencyAnsweredCalls)],
    [t`Agency cancelled at the last minute`, yesOrNo(answers.agencyCancelledLastMinute)],
    [t`Car on time`, i18n._(carPunctualityMessages[answers.carEta])],
  ];
  return (
    <>
      {hiddenReason !== null && (
        <Notice tone="warning" title={t`This review is hidden`}>
          <Trans>Reason: {hiddenReason}</Trans>
        </Notice>
      )}
      <p>
        <Rating value={rating} text={rated} label={t`Rated ${rated} out of 5`} />{" "}
        <span className={styles.factName}>{date}</span>
      </p>
      {comments !== null && (
        <Text measure {...writtenIn(language)}>
          {comments}
        </Text>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {answer !== null && (
        <Notice tone="info" title={t`The agency’s answer`}>
          <bdi {...writtenIn(answerLanguage ?? "unknown")}>{answer}</bdi>
        </Notice>
      )}
      {answerRemoval !== null && (
        <Notice tone="info" title={t`The agency’s answer was removed by our team`}>
          <Trans>
            Reason: <bdi>{answerRemoval}</bdi>
          </Trans>
        </Notice>
      )}
    </>
  );
}
