import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import type { ReactNode } from "react";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { NewPasswordFields } from "@sayara/frontend/newPassword/NewPasswordFields";
import type { NewPasswordValues } from "@sayara/frontend/newPassword/NewPasswordValues";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { Form } from "@sayara/frontend/form/useForm";

export interface ConfirmationProps {
  email: string;
  /** The step after the address is confirmed. */
  intro: ReactNode;
  form: Form<NewPasswordValues>;
  /** Whether a password is required: for a guest's account, or a browser without a session. */
  needsPassword: boolean;
}

/** Confirms the address on a click instead of on opening, because mail scanners open links too. */
export function Confirmation({ email, intro, form, needsPassword }: ConfirmationProps) {
  const { t, i18n } = useLingui();
  return (
    <AccountPage
      title={needsPassword ? <Trans>Choose a password</Trans> : <Trans>Confirm your address</Trans>}
      intro={intro}
    >
      {needsPassword && (
        <Notice announce="polite" title={<Trans>You are not signed in on this device</Trans>}>
          <Trans>
            Nothing but the email shows that the account is yours. So a password chosen earlier stops working,
            and other devices are signed out: nobody else can be in it.
          </Trans>
        </Notice>
      )}
      <form {...form.props} className={formStyles.form}>
        {form.problem?.kind === "refused" && form.problem.code === "not_allowed" ? (
          <Notice
            tone="error"
            announce="assertive"
            title={t`Please sign in first.`}
            actions={
              <LinkButton tone="soft" render={<RouterLink to="/sign-in" />}>
                <Trans>Sign in</Trans>
              </LinkButton>
            }
          >
            <Trans>This account signs in with a second step. Sign in, then open the link again.</Trans>
          </Notice>
        ) : (
          <ProblemNotice
            problem={form.problem}
            {...(needsPassword && { action: i18n._(errorMessages.passwordUpdate) })}
          />
        )}
        {needsPassword && <NewPasswordFields form={form} email={email} />}
        <SubmitButton form={form} size="large" block icon={CheckIcon} working={t`Confirming…`}>
          {needsPassword ? <Trans>Save and sign in</Trans> : <Trans>Confirm my address</Trans>}
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
