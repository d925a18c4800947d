import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { KeyIcon, SignInIcon } from "@sayara/ui/Icon/icons";
import { PasswordField } from "@sayara/ui/PasswordField/PasswordField";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { ReactNode } from "react";
import * as formStyles from "../form/Form.css.ts";
import { emailInput } from "../form/email/emailInput.ts";
import { SubmitButton } from "../form/SubmitButton.tsx";
import type { useFields } from "../form/useFields.ts";
import type { Form } from "../form/useForm.ts";
import { CodeStep } from "./CodeStep.tsx";
import type { SignInStep, SignInValues } from "./SignInValues.ts";

interface SignInStepsProps {
  form: Form<SignInValues, SignInStep>;
  field: ReturnType<typeof useFields<SignInValues>>;
  /** The second factor that is still required; null in the first step. */
  step: SignInStep;
  /** Returns to the first step. */
  onBack: () => void;
  /** Fields of a social sign-in. The second step sends them again instead of the password. */
  providerFields?: Readonly<Record<string, string>> | null;
  /** Content beside the label of the password. */
  passwordAside?: ReactNode;
  stayConnectedHint: ReactNode;
}

/** The fields of a sign-in: the credentials, then the code of an account with a second factor [SF1]. */
export function SignInSteps({
  form,
  field,
  step,
  onBack,
  providerFields = null,
  passwordAside,
  stayConnectedHint,
}: SignInStepsProps) {
  const { t } = useLingui();
  return (
    <>
      {Object.entries(providerFields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Hidden in the second step, where the form sends the credentials again. */}
      <div hidden={step !== null} className={formStyles.form}>
        <TextField {...field.text("email")} {...emailInput} autoComplete="username webauthn" required />
        <PasswordField
          {...field.text("password")}
          toggleMessages={field.toggleMessages}
          autoComplete="current-password"
          required
          aside={passwordAside}
        />
        <Checkbox {...field.checkbox("stayConnected")} hint={stayConnectedHint}>
          <Trans>Stay connected</Trans>
        </Checkbox>
      </div>
      {step === null ? (
        <>
          <SubmitButton form={form} size="large" block icon={SignInIcon} working={t`Signing in…`}>
            <Trans>Sign in</Trans>
          </SubmitButton>
          {/* This button is second, because the Enter key presses the first one. */}
          <Button
            type="submit"
            name="intent"
            value="passkey"
            tone="neutral"
            size="large"
            block
            icon={KeyIcon}
            disabled={!form.isReady || form.isSending}
          >
            <Trans>Sign in with a passkey</Trans>
          </Button>
        </>
      ) : (
        <CodeStep key={String(step)} form={form} field={field.text("code")} step={step} onBack={onBack} />
      )}
    </>
  );
}
