import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Link } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Link as RouterLink } from "react-router";
import { Captcha } from "#web/captcha/Captcha.tsx";
import type { CaptchaBox } from "#web/captcha/useCaptcha.ts";
import { useFormats } from "#web/language/useFormats.ts";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { AccountPage } from "#web/shared/AccountPage/AccountPage.tsx";
import { PasswordPair } from "#web/shared/NewPassword/PasswordPair.tsx";
import { DatePartsField } from "#web/shared/DatePartsField/DatePartsField.tsx";
import { signInAddress } from "#web/session/signInAddress.ts";
import { ErrorSummary } from "#web/shared/form/ErrorSummary.tsx";
import * as formStyles from "#web/shared/form/Form.css.ts";
import { SubmitButton } from "#web/shared/form/SubmitButton.tsx";
import { EmailField } from "#web/shared/form/email/EmailField.tsx";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import { useFields } from "#web/shared/form/useFields.ts";
import type { Form } from "#web/shared/form/useForm.ts";
import { AgencyInvitation } from "./AgencyInvitation.tsx";
import type { SignUpResult, SignUpValues } from "./SignUpValues.ts";

export interface SignUpProps {
  form: Form<SignUpValues, SignUpResult>;
  /** Path to open after sign-up. */
  from: string;
  isEmailRegistered: boolean;
  /** Null if none is required. */
  captcha: CaptchaBox | null;
}

export function SignUp({ form, from, isEmailRegistered, captcha }: SignUpProps) {
  const { t, i18n } = useLingui();
  const { minimumAge } = useSettings();
  const age = useFormats().years(minimumAge);
  const labels = {
    fullName: t`Full name`,
    email: t`Email`,
    phone: t`Phone`,
    birthDate: t`Date of birth`,
    password: t`Password`,
    confirmation: t`Repeat the password`,
    termsAccepted: t`Terms of use`,
    captcha: t`Robot check`,
  };
  const field = useFields(form, labels);
  const isShownBesideField = form.problem?.kind === "refused" && form.problem.code === "email_registered";
  const sentTo = form.done?.mailedTo;
  if (sentTo !== undefined)
    return (
      <AccountPage key="sent" title={<Trans>Check your inbox</Trans>}>
        <Notice tone="success" announce="polite" title={<Trans>An email is on its way to {sentTo}</Trans>}>
          <Trans>Open its link to continue with your account.</Trans>
        </Notice>
      </AccountPage>
    );
  return (
    <AccountPage
      title={<Trans>Create an account</Trans>}
      intro={
        <Trans>
          For drivers, free of charge. You enter your details once, then they are filled in for you.
        </Trans>
      }
      after={
        <>
          <Text>
            <Trans>
              Already have an account? <Link render={<RouterLink to={signInAddress(from)} />}>Sign in</Link>
            </Trans>
          </Text>
          <AgencyInvitation />
        </>
      }
    >
      <form {...form.props} className={formStyles.form}>
        <ProblemNotice
          problem={isShownBesideField ? null : form.problem}
          action={i18n._(errorMessages.signUp)}
        />
        <ErrorSummary errors={form.errors} labels={labels} />
        <TextField
          {...field.text("fullName")}
          hint={<Trans>As on the driving licence</Trans>}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <EmailField
          {...field.text("email")}
          autoComplete="username"
          required
          error={
            isEmailRegistered ? (
              <Trans>
                This email address is already registered.{" "}
                <Link render={<RouterLink to={signInAddress(from)} />}>Sign in</Link>
              </Trans>
            ) : (
              field.errorOf("email")
            )
          }
        />
        <TextField
          {...field.text("phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+216 20 123 456"
          required
        />
        <DatePartsField
          {...field.date("birthDate")}
          hint={<Trans>You must be at least {age} old to drive.</Trans>}
          isBirthday
        />
        <PasswordPair field={field} />
        <Checkbox {...field.checkbox("termsAccepted")} required>
          <Trans>
            I accept the{" "}
            <Link href="/tos" target="_blank">
              terms of use
            </Link>
          </Trans>
        </Checkbox>
        {captcha && <Captcha box={captcha} name="captcha" error={field.errorOf("captcha")} />}
        <SubmitButton form={form} size="large" block working={t`Creating your account…`}>
          <Trans>Create my account</Trans>
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
