import { Trans } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Heading } from "@sayara/ui/Heading/Heading";
import { BackIcon } from "@sayara/ui/Icon/icons";
import { Icon } from "@sayara/ui/Icon/Icon";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { BookingStatusBadge } from "@sayara/frontend/rental/BookingStatus/BookingStatusBadge";
import { Countdown } from "@sayara/frontend/rental/Countdown/Countdown";
import { useBookingsPaths } from "@sayara/frontend/bookings/BookingsBase";
import { BookingReference } from "../BookingReference.tsx";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";

interface StaffHeadProps {
  booking: Booking;
  now: Date;
  /** Called when the request has lapsed. */
  onLapse: () => void;
}

/** Heading for staff: the driver, the booking's status, and the time left for a request. */
export function StaffHead({ booking, now, onLapse }: StaffHeadProps) {
  const { driver, status, holdExpiresAt, reference } = booking;
  const { listPath } = useBookingsPaths();
  const name = useDriverName()(driver.fullName);
  const isLapsing =
    (status === "pending" || status === "void") &&
    holdExpiresAt !== null &&
    Date.parse(holdExpiresAt) > now.getTime();
  return (
    <Stack as="header" gap="sm" align="start">
      <UiLink render={<Link to={listPath()} />}>
        <Inline gap="xxs" wrap={false}>
          <Icon picture={BackIcon} size="small" />
          <Trans>All bookings</Trans>
        </Inline>
      </UiLink>
      <Inline gap="sm">
        <BookingStatusBadge status={status} />
        {isLapsing && (
          <Text as="span" size="sm" tone="muted">
            <Countdown until={holdExpiresAt} now={now} onEnd={onLapse} />
          </Text>
        )}
      </Inline>
      <Heading level={1}>
        <Trans>Booking of {name}</Trans>
      </Heading>
      <BookingReference reference={reference} />
    </Stack>
  );
}
