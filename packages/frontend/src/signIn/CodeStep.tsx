import { Trans, useLingui } from "@lingui/react/macro";
import { BOOKING_CODE_MINUTES } from "@sayara/domain/config/businessDefaults";
import { Button } from "@sayara/ui/Button/Button";
import { SignInIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useEffect, useRef, useState } from "react";
import { SubmitButton } from "../form/SubmitButton.tsx";
import type { useFields } from "../form/useFields.ts";
import type { Form } from "../form/useForm.ts";
import type { SignInStep, SignInValues } from "./SignInValues.ts";

interface CodeStepProps {
  form: Form<SignInValues, SignInStep>;
  step: SignInStep;
  /** Returns to the first step. */
  onBack: () => void;
  field: ReturnType<ReturnType<typeof useFields<SignInValues>>["text"]>;
}

/**
 * Asks for the second factor's code [SF1]. A user without the authenticator app types a recovery code [SF6]
 * or requests a code by email [SF3].
 */
export function CodeStep({ form, field, step, onBack }: CodeStepProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <Text>
        {step !== "app" ? (
          <Trans>
            One more step: type the code of six digits that we have emailed you. It works for{" "}
            {BOOKING_CODE_MINUTES} minutes.
          </Trans>
        ) : isRecovery ? (
          <Trans>
            One more step: type one of the recovery codes that you kept when you turned on the app. Each works
            once.
          </Trans>
        ) : (
          <Trans>One more step: type the code that your authenticator app shows.</Trans>
        )}
      </Text>
      <TextField
        {...field}
        {...(isRecovery && { label: t`Recovery code` })}
        ref={ref}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={isRecovery ? 20 : 12}
        dir="ltr"
        required
      />
      <SubmitButton form={form} size="large" block icon={SignInIcon} working={t`Signing in…`}>
        <Trans>Sign in</Trans>
      </SubmitButton>
      <Inline gap="sm">
        {step === "app" && (
          <Button
            tone="neutral"
            onClick={() => {
              setRecovery(!isRecovery);
              ref.current?.focus();
            }}
          >
            {isRecovery ? <Trans>Use the app</Trans> : <Trans>Use a recovery code</Trans>}
          </Button>
        )}
        <Button type="submit" name="byMail" value="on" tone="neutral">
          {step === "app" ? <Trans>Email me a code instead</Trans> : <Trans>Email me another code</Trans>}
        </Button>
        <Button tone="neutral" onClick={onBack}>
          <Trans>Use another account</Trans>
        </Button>
      </Inline>
    </>
  );
}
