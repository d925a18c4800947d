import { useLingui } from "@lingui/react/macro";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { paymentFailureWords } from "@sayara/i18n/words/paymentFailureWords";
import { validationText } from "@sayara/i18n/words/validationText";
import { Notice } from "@sayara/ui/Notice/Notice";
import type { InvalidFields, PaymentPageState } from "./paymentMachine.ts";

/** Why the last card was not charged, or which of its fields are wrong. */
export function CardProblem({ state }: { state: Extract<PaymentPageState, { step: "card" }> }) {
  const { t, i18n } = useLingui();
  const { failure, invalid } = state;
  const labels: Record<keyof InvalidFields, string> = {
    number: t`Card number`,
    expiry: t`Expiry date`,
    securityCode: t`Security code`,
  };
  const names = (["number", "expiry", "securityCode"] as const).filter((name) => invalid[name] !== undefined);
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
      <Notice tone="warning" announce="assertive" title={i18n._(paymentFailureWords.gateway_timeout)}>
        {t`You may try again: this payment is never taken twice.`}
      </Notice>
    );
  }
  return (
    <Notice tone="error" announce="assertive" title={i18n._(errorWords.paymentFailed)}>
      {i18n._(paymentFailureWords[failure])} {t`The car is still held for you.`}
    </Notice>
  );
}
