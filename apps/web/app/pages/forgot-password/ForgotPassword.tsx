import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { MailIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { SentMail } from "@sayara/frontend/AccountPage/SentMail";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { emailInput } from "@sayara/frontend/form/email/emailInput";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import type { EmailValues } from "@sayara/frontend/form/email/EmailValues";

export interface ForgotPasswordProps {
  /** Form that requests the link. Its result is the recipient. */
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
