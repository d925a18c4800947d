import { Trans, useLingui } from "@lingui/react/macro";
import type { RefundPreview } from "@sayara/api-client/contract/bookings/RefundPreview";
import type { Booking } from "@sayara/domain/booking/Booking";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { Cancellation } from "./useCancellation.ts";
import { Sum } from "#web/pages/booking/payment/Sum.tsx";
import * as styles from "#web/pages/booking/payment/Sum.css.ts";

interface CancellationDialogProps {
  booking: Booking;
  cancellation: Cancellation;
  onClose: () => void;
}

/**
 * Shows the refund for a cancellation, and the deadline for that amount, before the driver requests the
 * cancellation.
 */
export function CancellationDialog({ booking, cancellation, onClose }: CancellationDialogProps) {
  const { t, i18n } = useLingui();
  const { refund, problem, isRequesting } = cancellation;
  const agency = booking.supplier.name;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isRequesting && onClose()}
      title={t`Cancel this booking?`}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button tone="neutral" onClick={onClose}>{t`Keep my booking`}</Button>
          {refund !== null && (
            <Button tone="danger" working={isRequesting && t`Sending…`} onClick={cancellation.request}>
              {t`Ask to cancel`}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {refund === null && problem === null && (
          <Stack gap="sm" aria-busy="true">
            <Skeleton />
            <Skeleton width="threeQuarters" />
          </Stack>
        )}
        {refund !== null && (
          <>
            <RefundSums refund={refund} booking={booking} />
            <Text tone="muted">
              <Trans>
                Your request goes to {agency}, whose staff will be in contact with you. Until then the booking
                stands.
              </Trans>{" "}
              {refund.paid === 0 && (
                <Trans>Without an answer within 24 hours the cancellation is accepted.</Trans>
              )}
            </Text>
          </>
        )}
        <ProblemNotice
          problem={problem}
          actions={
            refund === null && (
              <Button icon={RetryIcon} size="small" onClick={cancellation.preview}>
                <Trans>Try again</Trans>
              </Button>
            )
          }
        />
      </Stack>
    </Dialog>
  );
}

function RefundSums({ refund, booking }: { refund: RefundPreview; booking: Booking }) {
  const { t } = useLingui();
  const formats = useFormats();
  const price = (sum: number) => formats.price(sum, booking.currency);
  const { paid, guaranteed, fee, drop } = refund;
  if (paid === 0)
    return (
      <Text>
        <Trans>You have paid nothing, so nothing has to be refunded.</Trans>
      </Text>
    );
  const isIncluded = booking.quote.optionLines.some(({ option }) => option === "cancellation");
  const at = drop === null ? "" : formats.dateTime(drop.at, { weekday: true });
  const later = drop === null ? "" : price(drop.guaranteed);
  return (
    <>
      <dl className={styles.sums}>
        <Sum name={t`Paid so far`} sum={price(paid)} />
        {isIncluded && fee > 0 && <Sum name={t`Fee of the cancellation option`} sum={price(fee)} />}
        <Sum name={t`Guaranteed refund`} sum={price(guaranteed)} isStrong />
      </dl>
      {drop !== null && (
        <Notice>
          {drop.guaranteed > 0 ? (
            <Trans>
              If you ask until {at}. After that {later} are refunded.
            </Trans>
          ) : (
            <Trans>If you ask until {at}. After that nothing is guaranteed.</Trans>
          )}
        </Notice>
      )}
      {!isIncluded && (
        <Notice tone="warning">
          <Trans>
            This booking was made without the cancellation option: no refund is guaranteed. The agency may
            grant one.
          </Trans>
        </Notice>
      )}
    </>
  );
}
