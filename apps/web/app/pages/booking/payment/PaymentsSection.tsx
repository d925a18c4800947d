import { Trans, useLingui } from "@lingui/react/macro";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "#web/language/useFormats.ts";
import { PaymentStatusBadge } from "#web/shared/BookingStatus/PaymentStatusBadge.tsx";
import { SectionCard } from "#web/shared/SectionHead/SectionCard.tsx";
import { PayOnline } from "./PayOnline.tsx";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import type { PayOnlineState } from "./usePayOnline.ts";
import { useMovementMessages, type UndecidedRefund } from "./useMovementMessages.ts";
import * as styles from "#web/pages/booking/Booking.css.ts";

interface PaymentsSectionProps {
  booking: BookingView;
  /** Null if the booking cannot be paid online. */
  payOnline: PayOnlineState | null;
  proof: MailboxProof;
  /** Null unless a refund waits until the driver chooses another car or the refund. */
  undecidedRefund: UndecidedRefund | null;
  now: Date;
}

/** Payments, refunds, the amount left to pay, and the button that pays it online. */
export function PaymentsSection({ booking, payOnline, proof, undecidedRefund, now }: PaymentsSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { due } = balanceOf(booking);
  const movements = useMovements(booking, undecidedRefund);
  const amount = formats.price(due, booking.currency);
  return (
    <SectionCard id="booking-payments" title={<Trans>Payments</Trans>}>
      <div>
        <PaymentStatusBadge booking={booking} />
      </div>
      {movements.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing has been paid yet.</Trans>
        </Text>
      ) : (
        <Stack as="ul" gap="sm">
          {movements.map(({ id, name, details, amount: sum }) => (
            <li key={id}>
              <div className={styles.amountRow}>
                <span>{name}</span>
                <span>{formats.price(sum, booking.currency)}</span>
              </div>
              <p className={styles.paymentDetails}>{details.join(" · ")}</p>
            </li>
          ))}
        </Stack>
      )}
      {due > 0 && (
        <p className={styles.amountRow}>
          <strong>{booking.status === "void" ? t`To pay` : t`To pay at the agency`}</strong>
          <strong>{amount}</strong>
        </p>
      )}
      {payOnline && due > 0 && <PayOnline {...{ booking, payOnline, proof, now }} />}
    </SectionCard>
  );
}

/** Returns payments and refunds in chronological order. */
function useMovements({ payments, refunds }: Booking, undecidedRefund: UndecidedRefund | null) {
  const { paymentName, refundName, detailsOf } = useMovementMessages(undecidedRefund);
  return [
    ...payments.map((payment) => ({ ...payment, name: paymentName(payment) })),
    ...refunds.map((refund) => ({ ...refund, name: refundName(refund) })),
  ]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((movement) => ({ ...movement, details: detailsOf(movement) }));
}
