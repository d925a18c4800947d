import { Trans } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";

interface ReviewSectionProps {
  booking: BookingView;
  viewer: BookingViewer;
  now: Date;
}

/** Links the driver to the review form when a review is allowed [RV4–RV6], and to a submitted review. */
export function ReviewSection({ booking, viewer, now }: ReviewSectionProps) {
  const hasOwnReview = booking.reviewed && viewer.actor === "driver" && viewer.isOwn;
  const mayReview = isAllowed({ action: "review", viewer, booking: situationOf(booking), now });
  if (!hasOwnReview && !mayReview) return null;
  const agency = booking.supplier.name;
  return (
    <SectionCard id="booking-review" title={<Trans>Your review</Trans>}>
      {mayReview && (
        <Text tone="muted">
          <Trans>How was {agency}? Your review helps the next drivers.</Trans>
        </Text>
      )}
      <LinkButton tone="neutral" render={<Link to={`/review?b=${booking.id}`} />}>
        {mayReview ? <Trans>Review the agency</Trans> : <Trans>See my review</Trans>}
      </LinkButton>
    </SectionCard>
  );
}
