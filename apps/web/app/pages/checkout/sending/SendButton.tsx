import { useLingui } from "@lingui/react/macro";
import type { ButtonProps } from "@sayara/ui/Button/Button";
import { SubmitButton } from "#web/shared/form/SubmitButton.tsx";
import type { CheckoutProps } from "#web/pages/checkout/CheckoutProps.ts";

type SendButtonProps = Pick<CheckoutProps, "state" | "payment" | "isReady"> &
  Pick<ButtonProps, "form" | "size" | "className">;

/** Submits the form with the id `form`, from anywhere on the page. */
export function SendButton({ state, payment, isReady, ...button }: SendButtonProps) {
  const { t } = useLingui();
  const isOnline = payment !== "later";
  const isOpening = isOnline && (state.step === "sending" || state.step === "paying");
  const working =
    (state.step === "checking" && t`Checking the price…`) || (isOpening && t`Opening the payment…`) || "";
  return (
    <SubmitButton
      {...button}
      formId={button.form}
      form={{ isReady, isSending: working !== "" }}
      working={working}
    >
      {isOnline ? t`Continue to payment` : t`Request this car`}
    </SubmitButton>
  );
}
