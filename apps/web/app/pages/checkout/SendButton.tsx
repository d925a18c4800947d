import { useLingui } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@sayara/ui/Button/Button";
import type { CheckoutProps } from "./CheckoutProps.ts";

type SendButtonProps = Pick<CheckoutProps, "state" | "payment"> &
  Pick<ButtonProps, "form" | "size" | "className">;

/** Submits the form with the id `form`, from anywhere on the page. */
export function SendButton({ state, payment, ...button }: SendButtonProps) {
  const { t } = useLingui();
  const isOnline = payment !== "later";
  const isOpening = isOnline && (state.step === "sending" || state.step === "paying");
  return (
    <Button
      {...button}
      type="submit"
      working={
        (state.step === "checking" && t`Checking the price…`) || (isOpening && t`Opening the payment…`)
      }
    >
      {isOnline ? t`Continue to payment` : t`Request this car`}
    </Button>
  );
}
