import { useLingui } from "@lingui/react/macro";
import type { ButtonProps } from "@sayara/ui/Button/Button";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import type { CheckoutProps } from "#web/pages/checkout/CheckoutProps.ts";

interface SendButtonProps
  extends Pick<CheckoutProps, "state" | "isReady">, Pick<ButtonProps, "form" | "size" | "className"> {
  isOnline: boolean;
  /** Whether the card fields are on this page. */
  isByCard: boolean;
  /** In dinars; null while the amount is unknown. */
  paidNow: number | null;
}

/** Submits the form with the id `form` from anywhere on the page. */
export function SendButton({ state, isReady, isOnline, isByCard, paidNow, ...buttonProps }: SendButtonProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const isChecking = state.step === "checking";
  const amount = formats.price(paidNow ?? 0);
  const onlineLabel = isByCard && paidNow !== null ? t`Pay ${amount}` : t`Continue to payment`;
  const label = isOnline ? onlineLabel : t`Request this car`;
  return (
    <SubmitButton
      {...buttonProps}
      formId={buttonProps.form}
      form={{ isReady, isSending: isChecking }}
      working={isChecking ? t`Checking the price…` : ""}
    >
      {/* A new element for each label: React cannot update text nodes that browser translation replaces. */}
      <span key={label}>{label}</span>
    </SubmitButton>
  );
}
