import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import { refundDeferredUntil } from "@sayara/domain/booking/refund/refundDeferredUntil";
import type { UserType } from "@sayara/domain/user/UserType";
import { Badge } from "@sayara/ui/Badge/Badge";
import { WarningIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { BookingStatusBadge } from "@sayara/frontend/rental/BookingStatus/BookingStatusBadge";
import { Countdown } from "@sayara/frontend/rental/Countdown/Countdown";

interface BookingStateProps {
  booking: Booking;
  userType: UserType;
  now: Date;
  onLapse: () => void;
}

/**
 * Shows the status, an open cancel request, the time left of an unpaid hold, and the deadline of the choice
 * between another car and a refund.
 */
export function BookingState({ booking, userType, now, onLapse }: BookingStateProps) {
  const { t } = useLingui();
  const { status, holdExpiresAt } = booking;
  const formats = useFormats();
  const waitsUntil = refundDeferredUntil(booking, now);
  const at = waitsUntil === null ? "" : formats.dateTime(waitsUntil);
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
      {waitsUntil !== null && (
        <Text as="span" size="sm" tone="muted">
          {userType === "user"
            ? t`Your money awaits your choice until ${at}`
            : t`Awaits the driver's choice until ${at}`}
        </Text>
      )}
    </Stack>
  );
}
