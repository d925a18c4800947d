import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { Cancellation } from "./useCancellation.ts";

interface WithdrawalDialogProps {
  booking: Booking;
  cancellation: Cancellation;
  onClose: () => void;
}

/** Lets the driver confirm the withdrawal of a request that is neither accepted nor paid [CN12]. */
export function WithdrawalDialog({ booking, cancellation, onClose }: WithdrawalDialogProps) {
  const { t, i18n } = useLingui();
  const { problem, isRequesting } = cancellation;
  const agency = booking.supplier.name;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isRequesting && onClose()}
      title={t`Withdraw this request?`}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button tone="neutral" onClick={onClose}>{t`Keep my request`}</Button>
          <Button tone="danger" working={isRequesting && t`Withdrawing…`} onClick={cancellation.request}>
            {t`Withdraw my request`}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>
          {booking.status === "void" ? (
            <Trans>The car is released at once and can be booked by others. You owe nothing.</Trans>
          ) : (
            <Trans>
              The car is released at once and can be booked by others, and {agency} is told. You owe nothing.
            </Trans>
          )}
        </Text>
        {booking.paymentOpen && (
          <Text tone="muted">
            <Trans>The payment that you began is ended. If it succeeds nevertheless, it is paid back.</Trans>
          </Text>
        )}
        <ProblemNotice problem={problem} />
      </Stack>
    </Dialog>
  );
}
