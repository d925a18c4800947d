import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { OwnReview } from "@sayara/api-client/contract/reviews/bookingReview";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { writtenIn } from "@sayara/frontend/language/writtenIn";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { PhotoSection } from "./PhotoSection.tsx";
import { ReportAnswer } from "./ReportAnswer.tsx";

interface SubmittedReviewProps {
  booking: BookingView;
  review: OwnReview;
  /** Whether the review was just sent. */
  isNew: boolean;
}

/** The driver's review of a booking, with the agency's answer, or with the reason why staff hid it. */
export function SubmittedReview({ booking, review, isNew }: SubmittedReviewProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const agency = booking.supplier.name;
  const rated = formats.rating(review.rating);
  const date = formats.date(review.createdAt, { length: "long" });
  const { comments, language, answer, answerLanguage, hiddenReason } = review;
  return (
    <AccountPage
      title={<Trans>Your review of {agency}</Trans>}
      intro={<Trans>Given on {date}. A booking is reviewed once.</Trans>}
    >
      {isNew && (
        <Notice tone="success" announce="polite" title={t`Thank you: your review is published`}>
          <Trans>It counts in the rating of the agency and of the car.</Trans>
        </Notice>
      )}
      {hiddenReason !== null && (
        <Notice tone="warning" title={t`Our team has hidden this review`}>
          <Trans>Reason: {hiddenReason}</Trans>
        </Notice>
      )}
      <p>
        <Rating value={review.rating} text={rated} label={t`Rated ${rated} out of 5`} />
      </p>
      {comments !== null && (
        <Text measure {...writtenIn(language)}>
          {comments}
        </Text>
      )}
      {answer !== null && (
        <Notice tone="info" title={t`The agency’s answer`}>
          <bdi {...writtenIn(answerLanguage ?? "unknown")}>{answer}</bdi>
        </Notice>
      )}
      {answer !== null && <ReportAnswer id={review.id} isReported={review.isReported} />}
      <PhotoSection review={review} />
      <LinkButton tone="neutral" render={<Link to={`/booking?b=${booking.id}`} />}>
        <Trans>See the booking</Trans>
      </LinkButton>
    </AccountPage>
  );
}
