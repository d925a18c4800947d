import { Trans, useLingui } from "@lingui/react/macro";
import { PromoCodeText } from "@sayara/domain/pricing/promo/PromoCode";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import type { PromoPartProps } from "./PromoPart.tsx";
import type { PromoRefusal } from "./PromoRefusal.ts";

/** The promo code's field, or the applied code with a button that removes it. */
export function PromoFields({ state, promoCode, restored, onApply }: PromoPartProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const hasChanged = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const isLocked = isBusy || (state.step !== "editing" && state.step !== "lost");

  // The pressed control is removed, so without this the focus would return to the document.
  useEffect(() => {
    if (!hasChanged.current || isLocked) return;
    hasChanged.current = false;
    (promoCode === null ? input.current : remove.current)?.focus();
  }, [promoCode, isLocked]);

  const errorOf = (refusal: PromoRefusal): string => {
    if ("fault" in refusal) return i18n._(faultMessages[refusal.fault]);
    if (refusal.message !== undefined) return validationText(refusal.message, i18n);
    return i18n._(refusalMessages[refusal.refusal]);
  };

  const [error, setError] = useState(restored === null ? null : errorOf(restored.refusal));

  async function send(code: string | null) {
    setBusy(true);
    const refusal = await onApply(code);
    setBusy(false);
    setError(refusal === null ? null : errorOf(refusal));
    if (refusal === null) hasChanged.current = true;
    else input.current?.focus();
  }

  function apply() {
    if (isLocked) return;
    const parsed = v.safeParse(v.object({ code: PromoCodeText }), { code: input.current?.value ?? "" });
    if (parsed.success) return void send(parsed.output.code);
    setError(validationText(refusalFields(parsed.issues)["code"] ?? "required", i18n));
    input.current?.focus();
  }

  if (promoCode !== null)
    return (
      <Stack gap="sm">
        <Text>
          <Trans>
            The price includes the promo code <bdi translate="no">{promoCode}</bdi>.
          </Trans>
        </Text>
        {error !== null && <Text role="alert">{error}</Text>}
        <div>
          <Button
            ref={remove}
            size="small"
            tone="neutral"
            disabled={isLocked}
            working={isBusy && t`One moment…`}
            onClick={() => void send(null)}
          >
            <Trans>Remove the code</Trans>
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack gap="sm">
      <TextField
        ref={input}
        label={t`Promo code`}
        error={error ?? undefined}
        defaultValue={restored?.code}
        // The focus moves to the field, and screen readers then read it with its error.
        announceError={false}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        dir="ltr"
        onInput={() => setError(null)}
        onKeyDown={(event) => {
          // The field is inside the checkout's form, which Enter would submit.
          if (event.key !== "Enter") return;
          event.preventDefault();
          apply();
        }}
      />
      <div>
        <Button tone="soft" disabled={isLocked} working={isBusy && t`One moment…`} onClick={apply}>
          <Trans>Apply the code</Trans>
        </Button>
      </div>
    </Stack>
  );
}
