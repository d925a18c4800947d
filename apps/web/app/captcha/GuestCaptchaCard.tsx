import { useLingui } from "@lingui/react";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { validationText } from "@sayara/i18n/words/validationText";
import { Card } from "@sayara/ui/Card/Card";
import { Captcha } from "./Captcha.tsx";
import type { CaptchaBox } from "./captchaField.ts";

/** The box of reCAPTCHA, shown to guests where the marketplace uses it. */
export function GuestCaptchaCard({ box, missing }: { box: CaptchaBox; missing: object | null }) {
  const { i18n } = useLingui();
  return (
    <Card padding="lg">
      <Captcha
        box={box}
        name="captcha"
        error={missing && validationText(validationMessage("captcha_required"), i18n)}
      />
    </Card>
  );
}
