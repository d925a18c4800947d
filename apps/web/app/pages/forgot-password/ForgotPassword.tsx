import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { MailIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "#web/shared/AccountPage/AccountPage.tsx";
import { SentMail } from "#web/shared/AccountPage/SentMail.tsx";
import { ErrorSummary } from "#web/shared/form/ErrorSummary.tsx";
import * as formStyles from "#web/shared/form/Form.css.ts";
import { SubmitButton } from "#web/shared/form/SubmitButton.tsx";
import { emailInput } from "#web/shared/form/email/emailInput.ts";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import { useFields } from "#web/shared/form/useFields.ts";
import type { Form } from "#web/shared/form/useForm.ts";
import type { EmailValues } from "#web/shared/form/email/EmailValues.ts";

export interface ForgotPasswordProps {
  /** Sends the link. Its result is the recipient. */
  form: Form<EmailValues, string>;
  onResend: () => void;
  /** Address of the sign-in page. */
  signInHref: string;
}

export function ForgotPassword({ form, onResend, signInHref }: ForgotPasswordProps) {
  const { t, i18n } = useLingui();
  const labels = { email: t`Email` };
  const field = useFields(form, labels);
  const isUnknown = form.problem?.kind === "declined";
  const signInLink = (
    <Link render={<RouterLink to={signInHref} />}>
      <Trans>Back to sign-in</Trans>
    </Link>
  );
  if (form.done !== null)
    return (
      <AccountPage key="sent" title={<Trans>Check your inbox</Trans>} after={signInLink}>
        <SentMail to={form.done} onResend={onResend}>
          <Trans>It contains a link to choose a new password.</Trans>
        </SentMail>
      </AccountPage>
    );
  return (
    <AccountPage
      title={<Trans>Forgot your password?</Trans>}
      intro={
        <Trans>
          Enter the email address of your account. We’ll email you a link to choose a new password.
        </Trans>
      }
      after={signInLink}
    >
      <form {...form.props} className={formStyles.form}>
        <ProblemNotice problem={isUnknown ? null : form.problem} />
        <ErrorSummary errors={form.errors} labels={labels} />
        <TextField
          {...field.text("email")}
          error={isUnknown ? i18n._(errorMessages.emailNotRegistered) : field.errorOf("email")}
          {...emailInput}
          autoComplete="username"
          required
        />
        <SubmitButton form={form} size="large" block icon={MailIcon} working={t`Sending…`}>
          <Trans>Send me a link</Trans>
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
