import { useLingui } from "@lingui/react/macro";
import { balanceOf } from "@sayara/domain/booking/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "#web/language/useFormats.ts";

/** The total, and what is still due where a part is paid. */
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
      {kept > 0 && (
        <Text as="div" size="sm" tone="muted" tabular>
          {due > 0 ? t`${rest} due` : t`all paid`}
        </Text>
      )}
    </>
  );
}
