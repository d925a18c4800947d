import { useLingui } from "@lingui/react";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Card } from "@sayara/ui/Card/Card";
import { useEffect, useEffectEvent } from "react";
import { Captcha } from "@sayara/frontend/captcha/Captcha";
import type { CaptchaBox } from "@sayara/frontend/captcha/useCaptcha";

interface GuestCaptchaCardProps {
  box: CaptchaBox;
  missing: object | null;
  onMissing: () => void;
}

/** Shows the reCAPTCHA box to guests, where the marketplace uses reCAPTCHA. */
export function GuestCaptchaCard({ box, missing, onMissing }: GuestCaptchaCardProps) {
  const { i18n } = useLingui();
  const report = useEffectEvent(onMissing);
  // Reported here and not in the click handler, since the click may precede this card.
  useEffect(() => {
    if (missing) report();
  }, [missing]);
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
