import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { OnlinePayment } from "@sayara/api-client/contract/payment/PaymentSession";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { refundOutlook } from "@sayara/domain/booking/refund/refundOutlook";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { Button } from "@sayara/ui/Button/Button";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { CardPaymentIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useState } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { RefundAfterPayment } from "#web/shared/payment/RefundAfterPayment.tsx";
import { ProofForm } from "#web/pages/booking/actions/ProofForm.tsx";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import type { PayOnlineState } from "./usePayOnline.ts";
import * as styles from "@sayara/frontend/booking/Booking.css";

interface PayOnlineProps {
  booking: BookingView;
  payOnline: PayOnlineState;
  proof: MailboxProof;
  now: Date;
}

/**
 * Explains how a payment affects cancellation. Shows the cancellation option, the payment buttons and the
 * mailbox proof of a signed link.
 */
export function PayOnline({ booking, payOnline, proof, now }: PayOnlineProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [isChosen, setChosen] = useState(false);
  const { currency, status } = booking;
  const offer = booking.cancellationOffer ?? null;
  const chosen = isChosen ? offer : null;
  const { downPayment, full } = (chosen ?? booking).dueNow;
  const amount = formats.price(full, currency);
  const part = downPayment !== null && formats.price(downPayment, currency);
  const fee = offer && toDinars(toMillimes(offer.quote.total) - toMillimes(booking.total));
  const price = formats.price(fee ?? 0, currency);
  const workingLabel = (payment: OnlinePayment) => payOnline.opening === payment && t`Opening the payment…`;
  const pay = (payment: OnlinePayment) =>
    payOnline.pay(payment, chosen ? { total: chosen.quote.total } : undefined);
  const paid = toDinars(toMillimes(balanceOf(booking).kept) + toMillimes(full));
  const outlook = refundOutlook({
    quote: chosen?.quote ?? booking.quote,
    paid,
    pickup: new Date(booking.from),
    at: now,
  });
  const refund = { ...outlook, drop: outlook.drop && { ...outlook.drop, at: outlook.drop.at.toISOString() } };
  const isUnpaid = status === "pending" || status === "reserved";
  return (
    <Stack gap="md" className={styles.screenOnly}>
      <Notice
        tone={refund.guaranteed > 0 ? "info" : "warning"}
        title={isUnpaid ? t`Paying changes how you can cancel` : t`If you cancel after paying`}
      >
        {status === "pending" && (
          <Trans>Today you withdraw your request free of charge, and nothing is paid.</Trans>
        )}
        {status === "reserved" && (
          <Trans>Today nothing is paid: you have nothing to lose by cancelling.</Trans>
        )}{" "}
        <RefundAfterPayment refund={refund} currency={currency} />
      </Notice>
      {offer && (
        <Checkbox
          checked={isChosen}
          onChange={(event) => setChosen(event.target.checked)}
          trailing={`+ ${price}`}
          hint={<Trans>This fee is kept if you cancel. It can only be added with this payment.</Trans>}
        >
          <Trans>Add the cancellation option</Trans>
        </Checkbox>
      )}
      <Inline gap="sm">
        <Button
          icon={CardPaymentIcon}
          tone={status === "void" ? "primary" : "soft"}
          working={workingLabel("full")}
          onClick={() => pay("full")}
        >
          <Trans>Pay {amount} online</Trans>
        </Button>
        {part !== false && (
          <Button tone="neutral" working={workingLabel("downPayment")} onClick={() => pay("downPayment")}>
            <Trans>Pay a down payment only: {part}</Trans>
          </Button>
        )}
      </Inline>
      {payOnline.problem && <ProblemNotice problem={payOnline.problem} />}
      {proof.action === "pay" && <ProofForm proof={proof} />}
    </Stack>
  );
}
