import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { StaffDialogAction } from "./StaffActionDialog.tsx";
import { refundOfRequest } from "./refundOfRequest.ts";

interface CancelRequestNoticeProps {
  booking: Booking;
  onDecide: (action: StaffDialogAction) => void;
}

/** The driver's cancel request, with its refund and the two decisions. */
export function CancelRequestNotice({ booking, onDecide }: CancelRequestNoticeProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { cancelRequest, currency } = booking;
  const refund = refundOfRequest(booking);
  const at = cancelRequest === null ? "" : formats.dateTime(cancelRequest.requestedAt, { weekday: true });
  const paid = formats.price(refund.paid, currency);
  const guaranteed = formats.price(refund.guaranteed, currency);
  return (
    <Notice
      tone="warning"
      title={t`The driver asks to cancel`}
      actions={
        <>
          <Button
            size="small"
            tone="danger"
            onClick={() => onDecide({ kind: "decideCancellation", accept: true })}
          >
            <Trans>Accept…</Trans>
          </Button>
          <Button
            size="small"
            tone="neutral"
            onClick={() => onDecide({ kind: "decideCancellation", accept: false })}
          >
            <Trans>Decline…</Trans>
          </Button>
        </>
      }
    >
      <Trans>Asked on {at}.</Trans>{" "}
      {refund.paid === 0 && (
        <Trans>Nothing was paid. Without an answer within 24 hours the request is accepted.</Trans>
      )}
      {refund.paid > 0 && refund.guaranteed > 0 && (
        <Trans>
          {paid} was paid, of which {guaranteed} is guaranteed to the driver.
        </Trans>
      )}
      {refund.paid > 0 && refund.guaranteed === 0 && (
        <Trans>{paid} was paid. No refund is guaranteed: you may grant one.</Trans>
      )}
    </Notice>
  );
}
