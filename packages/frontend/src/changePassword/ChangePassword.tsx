import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { KeyIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { PasswordField } from "@sayara/ui/PasswordField/PasswordField";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { PasswordPair } from "@sayara/frontend/newPassword/PasswordPair";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import type { ChangePasswordValues } from "./ChangePasswordValues.ts";

export interface ChangePasswordProps {
  form: Form<ChangePasswordValues>;
  /** False for an account created by social sign-in. */
  hasPassword: boolean;
  /** Email address of the account, for password managers. */
  email: string;
}

export function ChangePassword({ form, hasPassword, email }: ChangePasswordProps) {
  const { t, i18n } = useLingui();
  const labels = {
    ...(hasPassword && { current: t`Current password` }),
    password: t`New password`,
    confirmation: t`Repeat the new password`,
  };
  const field = useFields(form, labels);
  const isWrong = form.problem?.kind === "declined";
  return (
    <AccountPage
      title={hasPassword ? <Trans>Change your password</Trans> : <Trans>Choose a password</Trans>}
      intro={
        hasPassword ? (
          <Trans>Other devices that are signed in will have to sign in again.</Trans>
        ) : (
          <Trans>
            You have signed in through another service so far. With a password you can do without it.
          </Trans>
        )
      }
      after={
        <Link render={<RouterLink to="/settings" />}>
          <Trans>Back to settings</Trans>
        </Link>
      }
    >
      <form {...form.props} className={formStyles.form}>
        <ProblemNotice
          problem={isWrong ? null : form.problem}
          action={i18n._(errorMessages.passwordUpdate)}
        />
        <ErrorSummary errors={form.errors} labels={labels} />
        <input hidden readOnly autoComplete="username" value={email} />
        {hasPassword && (
          <PasswordField
            {...field.text("current")}
            error={isWrong ? i18n._(errorMessages.wrongPassword) : field.errorOf("current")}
            toggleMessages={field.toggleMessages}
            autoComplete="current-password"
            required
          />
        )}
        <PasswordPair field={field} />
        <SubmitButton form={form} size="large" block icon={KeyIcon} working={t`Saving…`}>
          <Trans>Save the new password</Trans>
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
