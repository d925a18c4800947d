import { Suspense, lazy } from "react";
import type { CheckoutProps } from "#web/pages/checkout/CheckoutProps.ts";

const loadCaptchaCard = async () => (await import("./GuestCaptchaCard.tsx")).GuestCaptchaCard;
// The server cannot wait for a lazy component.
const GuestCaptchaCard = import.meta.env.SSR
  ? await loadCaptchaCard()
  : lazy(async () => ({ default: await loadCaptchaCard() }));

type CaptchaPartProps = Pick<CheckoutProps, "captcha" | "errors" | "focusOn">;

/** A guest's captcha. It receives focus if it is the only thing missing. */
export function CaptchaPart({ captcha: { box, missing }, errors, focusOn }: CaptchaPartProps) {
  return (
    box && (
      <Suspense>
        <GuestCaptchaCard
          box={box}
          missing={missing}
          onMissing={() => Object.keys(errors).length === 0 && focusOn("captcha")}
        />
      </Suspense>
    )
  );
}
