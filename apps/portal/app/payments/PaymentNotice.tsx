import { Trans, useLingui } from "@lingui/react/macro";
import type { PlanPaymentState } from "@sayara/api-client/contract/subscriptions/changePlan";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { paymentFailureMessages } from "@sayara/i18n/messages/booking/paymentFailureMessages";
import { Button } from "@sayara/ui/Button/Button";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import type { ReactNode } from "react";

interface PaymentNoticeProps {
  /** A payment of a plan or of a balance; `unknown` if its state cannot be read now. */
  payment:
    | Pick<PlanPaymentState, "payment" | "failure" | "amount" | "currency" | "url" | "mayArrive">
    | "unknown";
  /** Describes the effect of a payment that has arrived. */
  paid: ReactNode;
  refunded?: ReactNode;
  /** Describes the effect of money that arrives after the payment has expired. */
  late: ReactNode;
  isBusy: boolean;
  onCheck: () => void;
}

/** Notice about the outcome of the payment that the user returns from. */
export function PaymentNotice({ payment, paid, refunded, late, isBusy, onCheck }: PaymentNoticeProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const check = (
    <Button size="small" tone="soft" working={isBusy && t`Checking…`} onClick={onCheck}>
      <Trans>Check again</Trans>
    </Button>
  );
  if (payment === "unknown" || payment.payment === "unknown")
    return (
      <Notice
        tone="warning"
        announce="polite"
        title={<Trans>The payment cannot be read now</Trans>}
        actions={check}
      >
        <Trans>Do not pay again. It counts once the payment service reports it.</Trans>
      </Notice>
    );
  const amount = formats.price(payment.amount, payment.currency);
  switch (payment.payment) {
    case "paid":
      return (
        <Notice tone="success" announce="polite" title={<Trans>Your payment of {amount} has arrived</Trans>}>
          {paid}
        </Notice>
      );
    case "refunded":
      return (
        <Notice tone="warning" announce="polite" title={<Trans>Your payment of {amount} is refunded</Trans>}>
          {refunded}
        </Notice>
      );
    case "expired":
      if (payment.mayArrive === true)
        return (
          <Notice
            tone="warning"
            announce="polite"
            title={<Trans>No money has arrived yet</Trans>}
            actions={check}
          >
            <p>
              <Trans>
                The time for this payment is over: do not pay on its page any more. If you have paid there,
                the money may still arrive.
              </Trans>
            </p>
            <p>{late}</p>
          </Notice>
        );
      return (
        <Notice tone="info" announce="polite" title={<Trans>Nothing was paid</Trans>}>
          <Trans>The time for this payment is over. You may start another one below.</Trans>
        </Notice>
      );
    case "open":
      return (
        <Notice
          tone="info"
          announce="polite"
          title={<Trans>Not paid yet</Trans>}
          actions={
            <>
              {payment.url !== null && (
                <LinkButton size="small" href={payment.url}>
                  <Trans>Go on paying {amount}</Trans>
                </LinkButton>
              )}
              {check}
            </>
          }
        >
          {payment.failure !== null && i18n._(paymentFailureMessages[payment.failure])}
        </Notice>
      );
  }
}
