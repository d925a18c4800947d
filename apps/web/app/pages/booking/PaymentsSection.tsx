import { Trans, useLingui } from "@lingui/react/macro";
import { balanceOf } from "@sayara/domain/booking/balanceOf";
import type { OnlinePayment } from "@sayara/api-client/contract/payment/PaymentSession";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Button } from "@sayara/ui/Button/Button";
import { CardPaymentIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "#web/language/useFormats.ts";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import { SectionCard } from "#web/shared/SectionHead/SectionCard.tsx";
import { ProofForm } from "./ProofForm.tsx";
import type { MailboxProof } from "./useMailboxProof.ts";
import type { OnlinePaying } from "./usePayOnline.ts";
import { useMovementWords, type WaitingMoney } from "./useMovementWords.ts";
import * as styles from "./Booking.css.ts";

interface PaymentsSectionProps {
  booking: BookingView;
  /** Null where the booking cannot be paid online. */
  paying: OnlinePaying | null;
  proof: MailboxProof;
  /** Null: no money waits for a choice. */
  waiting: WaitingMoney | null;
}

/** Payments, refunds, the amount left to pay, and the button that pays it online. */
export function PaymentsSection({ booking, paying, proof, waiting }: PaymentsSectionProps) {
  const formats = useFormats();
  const { due } = balanceOf(booking);
  const movements = useMovements(booking, waiting);
  const amount = formats.price(due, booking.currency);
  return (
    <SectionCard id="booking-payments" title={<Trans>Payments</Trans>}>
      {movements.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing has been paid yet.</Trans>
        </Text>
      ) : (
        <Stack as="ul" gap="sm">
          {movements.map(({ id, name, details, amount: sum }) => (
            <li key={id}>
              <div className={styles.due}>
                <span>{name}</span>
                <span>{formats.price(sum, booking.currency)}</span>
              </div>
              <p className={styles.paymentDetails}>{details.join(" · ")}</p>
            </li>
          ))}
        </Stack>
      )}
      {due > 0 && (
        <p className={styles.due}>
          <strong>
            {booking.status === "void" ? <Trans>To pay</Trans> : <Trans>To pay at the agency</Trans>}
          </strong>
          <strong>{amount}</strong>
        </p>
      )}
      {paying && due > 0 && <PayOnline {...{ booking, paying, proof }} />}
    </SectionCard>
  );
}

/** The buttons that pay online, and the proof that a signed link needs first. */
function PayOnline({
  booking,
  paying,
  proof,
}: Pick<PaymentsSectionProps, "booking" | "proof"> & { paying: OnlinePaying }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { currency, dueNow, status } = booking;
  const amount = formats.price(dueNow.full, currency);
  const part = dueNow.downPayment !== null && formats.price(dueNow.downPayment, currency);
  const working = (payment: OnlinePayment) => paying.opening === payment && t`Opening the payment…`;
  return (
    <Stack gap="md" align="start" className={styles.screenOnly}>
      <Inline gap="sm">
        <Button
          icon={CardPaymentIcon}
          tone={status === "void" ? "primary" : "soft"}
          working={working("full")}
          onClick={() => paying.pay("full")}
        >
          <Trans>Pay {amount} online</Trans>
        </Button>
        {part !== false && (
          <Button tone="neutral" working={working("downPayment")} onClick={() => paying.pay("downPayment")}>
            <Trans>Pay a down payment only: {part}</Trans>
          </Button>
        )}
      </Inline>
      {paying.problem && <ProblemNotice problem={paying.problem} />}
      {proof.action === "pay" && <ProofForm proof={proof} />}
    </Stack>
  );
}

/** Returns payments and refunds in the order of their times. */
function useMovements({ payments, refunds }: Booking, waiting: WaitingMoney | null) {
  const { paymentName, refundName, detailsOf } = useMovementWords(waiting);
  return [
    ...payments.map((payment) => ({ ...payment, name: paymentName(payment) })),
    ...refunds.map((refund) => ({ ...refund, name: refundName(refund) })),
  ]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((movement) => ({ ...movement, details: detailsOf(movement) }));
}
