import { Trans, useLingui } from "@lingui/react/macro";
import { usageChargeSums } from "@sayara/domain/booking/condition/usageCharges";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PaymentStatusBadge } from "@sayara/frontend/rental/BookingStatus/PaymentStatusBadge";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { useMovementMessages, type UndecidedRefund } from "./useMovementMessages.ts";
import * as styles from "../Booking.css.ts";

interface PaymentsSectionProps {
  booking: BookingView;
  /** Null unless a refund waits for the driver's choice between another car and the refund. */
  undecidedRefund: UndecidedRefund | null;
  /** Button that pays the amount due online. */
  payOnline?: ReactNode;
}

/** Payments, refunds, the amount left to pay, and the button that pays it online. */
export function PaymentsSection({ booking, undecidedRefund, payOnline }: PaymentsSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { due } = balanceOf(booking);
  const owedForUse = usageChargeSums(booking.usageCharges ?? []).due;
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
      {owedForUse > 0 && (
        <p className={styles.amountRow}>
          <span>{t`Extra kilometres and missing fuel`}</span>
          <span>{formats.price(owedForUse, booking.currency)}</span>
        </p>
      )}
      {due > 0 && (
        <p className={styles.amountRow}>
          <strong>{booking.status === "void" ? t`To pay` : t`To pay at the agency`}</strong>
          <strong>{amount}</strong>
        </p>
      )}
      {due > 0 && payOnline}
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
