import { Trans } from "@lingui/react/macro";
import type { RefundPreview } from "@sayara/api-client/contract/bookings/RefundPreview";
import type { Currency } from "@sayara/domain/money/Currency";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** Explains the refund on cancellation once a payment is made, and until when it applies [CN13]. */
export function RefundAfterPayment({
  refund: { paid, guaranteed, drop },
  currency,
}: {
  refund: RefundPreview;
  currency: Currency;
}) {
  const formats = useFormats();
  const sum = formats.price(paid, currency);
  const back = formats.price(guaranteed, currency);
  const later = formats.price(drop?.guaranteed ?? 0, currency);
  const at = drop === null ? "" : formats.dateTime(drop.at, { weekday: true });
  if (guaranteed === 0)
    return (
      <Trans>
        Once {sum} is paid, no refund is guaranteed if you cancel: the agency decides whether it grants one.
      </Trans>
    );
  return (drop?.guaranteed ?? 0) > 0 ? (
    <Trans>
      Once {sum} is paid, {back} is refunded if you ask to cancel until {at}, and {later} after that until
      pick-up.
    </Trans>
  ) : (
    <Trans>
      Once {sum} is paid, {back} is refunded if you ask to cancel until {at}, and nothing is guaranteed after
      that.
    </Trans>
  );
}
