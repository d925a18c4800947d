import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Badge } from "@sayara/ui/Badge/Badge";
import { WarningIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { BookingStatusBadge } from "#web/shared/BookingStatus/BookingStatusBadge.tsx";
import { situationOf } from "@sayara/domain/booking/situationOf";
import { Countdown } from "#web/shared/Countdown/Countdown.tsx";

interface BookingStateProps {
  booking: Booking;
  now: Date;
  onLapse: () => void;
}

/** The status, an open request to cancel, and the time left of an unpaid hold. */
export function BookingState({ booking, now, onLapse }: BookingStateProps) {
  const { t } = useLingui();
  const { status, holdExpiresAt } = booking;
  const isLapsing = holdExpiresAt !== null && Date.parse(holdExpiresAt) > now.getTime();
  return (
    <Stack gap="xxs" align="start">
      {situationOf(booking).cancelRequestOpen && status !== "cancelled" ? (
        <Badge tone="danger" icon={WarningIcon}>{t`Cancellation in progress`}</Badge>
      ) : (
        <BookingStatusBadge status={status} />
      )}
      {isLapsing && (status === "pending" || status === "void") && (
        <Text as="span" size="sm" tone="muted">
          <Countdown until={holdExpiresAt} now={now} onEnd={onLapse} />
        </Text>
      )}
    </Stack>
  );
}
