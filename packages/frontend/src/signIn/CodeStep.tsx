import { Trans, useLingui } from "@lingui/react/macro";
import { BOOKING_CODE_MINUTES } from "@sayara/domain/config/businessDefaults";
import { Button } from "@sayara/ui/Button/Button";
import { SignInIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useEffect, useRef } from "react";
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

/** Asks for the code of the second step [SF1]. A person without the authenticator app gets one by mail [SF3]. */
export function CodeStep({ form, field, step, onBack }: CodeStepProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <Text>
        {step === "app" ? (
          <Trans>Your password is right. Now type the code that your authenticator app shows.</Trans>
        ) : (
          <Trans>
            Your password is right. We have emailed you a code of six digits. It works for{" "}
            {BOOKING_CODE_MINUTES} minutes.
          </Trans>
        )}
      </Text>
      <TextField
        {...field}
        ref={ref}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        dir="ltr"
        required
      />
      <SubmitButton form={form} size="large" block icon={SignInIcon} working={t`Signing in…`}>
        <Trans>Sign in</Trans>
      </SubmitButton>
      <Inline gap="sm">
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
