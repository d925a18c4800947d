import { useLingui } from "@lingui/react/macro";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PaymentStatusBadge } from "@sayara/frontend/rental/BookingStatus/PaymentStatusBadge";

/** Shows the total, how much of it is paid, and the amount due after a partial payment. */
export function BookingDue({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { kept, due } = balanceOf(booking);
  const rest = formats.price(due, booking.currency);
  return (
    <>
      <Text as="div" weight="strong" tabular>
        {formats.price(booking.total, booking.currency)}
      </Text>
      <PaymentStatusBadge booking={booking} />
      {kept > 0 && due > 0 && (
        <Text as="div" size="sm" tone="muted" tabular>
          {t`${rest} due`}
        </Text>
      )}
    </>
  );
}
