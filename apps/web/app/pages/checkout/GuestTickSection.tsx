import { useLingui } from "@lingui/react";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { validationText } from "@sayara/i18n/words/validationText";
import { Card } from "@sayara/ui/Card/Card";
import { Captcha } from "#web/captcha/Captcha.tsx";
import type { GuestTick } from "./useGuestTick.ts";

/** Asked of guests where the marketplace has chosen Google's check against robots. */
export function GuestTickSection({ tick: { box, missing } }: { tick: GuestTick }) {
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
