import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { ChangeRequest } from "@sayara/domain/booking/change/ChangeRequest";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";

interface ChangeRequestNoticeProps {
  booking: Booking;
  request: ChangeRequest;
  onDecide: (accept: boolean) => void;
}

/** The driver's request for other dates, with its changes and the two decisions [CN14]. */
export function ChangeRequestNotice({ booking, request, onDecide }: ChangeRequestNoticeProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const moment = (at: string) => formats.dateTime(at, { weekday: true });
  const [from, to, until] = [moment(request.from), moment(request.to), moment(request.lapsesAt)];
  const price = (sum: number) => formats.price(sum, booking.currency);
  const [before, after] = [price(request.before.total), price(request.total)];
  return (
    <Notice
      tone="warning"
      title={
        request.kind === "extension"
          ? t`The driver asks for a later drop-off`
          : t`The driver asks for other dates`
      }
      actions={
        <>
          <Button size="small" onClick={() => onDecide(true)}>
            <Trans>Accept…</Trans>
          </Button>
          <Button size="small" tone="neutral" onClick={() => onDecide(false)}>
            <Trans>Decline…</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        {from} to {to}. Total: {before} → {after}. The car is kept for these dates until {until}; without an
        answer the request then expires.
      </Trans>
      {request.dropsDelivery && (
        <Text>
          <Trans>At the new dates the car is no longer delivered to an address.</Trans>
        </Text>
      )}
      {request.dropsCollection && (
        <Text>
          <Trans>At the new dates the car is no longer collected at an address.</Trans>
        </Text>
      )}
    </Notice>
  );
}
