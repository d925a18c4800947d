import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { promotionConsentMessage } from "@sayara/i18n/messages/promotionConsentMessage";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Link } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Link as RouterLink } from "react-router";
import { Captcha } from "@sayara/frontend/captcha/Captcha";
import type { CaptchaBox } from "@sayara/frontend/captcha/useCaptcha";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { useSite } from "@sayara/frontend/request/Site";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { PasswordPair } from "@sayara/frontend/newPassword/PasswordPair";
import { DatePartsField } from "@sayara/frontend/DatePartsField/DatePartsField";
import { signInAddress } from "@sayara/frontend/session/signInAddress";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { EmailField } from "@sayara/frontend/form/email/EmailField";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
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
  const { name: brand } = useSite();
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
    acceptsPromotions: t`Offers and news by email`,
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
        <Checkbox {...field.checkbox("acceptsPromotions")}>
          {i18n._({ ...promotionConsentMessage, values: { brand } })}
        </Checkbox>
        {captcha && <Captcha box={captcha} name="captcha" error={field.errorOf("captcha")} />}
        <SubmitButton form={form} size="large" block working={t`Creating your account…`}>
          <Trans>Create my account</Trans>
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
