import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { paymentFailureMessages } from "@sayara/i18n/messages/booking/paymentFailureMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Notice } from "@sayara/ui/Notice/Notice";
import { useCardLabels } from "#web/shared/payment/useCardLabels.ts";
import { cardFieldNames } from "#web/shared/payment/readFrameMessage.ts";
import type { PaymentPageState } from "./paymentMachine.ts";

/** States why the last card was not charged, or which of its fields are invalid. */
export function CardProblem({ state }: { state: Extract<PaymentPageState, { step: "card" }> }) {
  const { t, i18n } = useLingui();
  const { failure, invalid } = state;
  const labels = useCardLabels();
  const names = cardFieldNames.filter((name) => invalid[name] !== undefined);
  if (names.length > 0) {
    return (
      <Notice tone="error" announce="assertive" title={t`Please check these fields`}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              {labels[name]}: {validationText(invalid[name] ?? "", i18n)}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (failure === null) return null;
  if (failure === "gateway_timeout") {
    return (
      <Notice tone="warning" announce="assertive" title={i18n._(paymentFailureMessages.gateway_timeout)}>
        {t`You may try again: this payment is never taken twice.`}
      </Notice>
    );
  }
  return (
    <Notice tone="error" announce="assertive" title={i18n._(errorMessages.paymentFailed)}>
      {i18n._(paymentFailureMessages[failure])} {t`The car is still held for you.`}
    </Notice>
  );
}
