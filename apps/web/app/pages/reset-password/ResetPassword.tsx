import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { KeyIcon } from "@sayara/ui/Icon/icons";
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
import { LinkCheckError } from "@sayara/frontend/mailedLink/LinkCheckError";
import type { LinkState } from "@sayara/frontend/mailedLink/loadMailedLink";

export interface ResetPasswordProps {
  link: LinkState;
  form: Form<NewPasswordValues>;
  onRetry: () => void;
}

/** The page opened by a password reset link. */
export function ResetPassword({ link, form, onRetry }: ResetPasswordProps) {
  const { t, i18n } = useLingui();
  switch (link.state) {
    case "unknown":
      return (
        <AccountPage title={<Trans>Choose a new password</Trans>}>
          <LinkCheckError problem={link.problem} onRetry={onRetry} />
        </AccountPage>
      );
    case "dead":
    case "broken":
      return (
        <AccountPage
          title={
            link.state === "dead" ? (
              <Trans>This link no longer works</Trans>
            ) : (
              <Trans>This link is not complete</Trans>
            )
          }
        >
          <Notice tone="warning">
            {link.state === "dead" ? (
              <Trans>A link works once, for one day. Your password is unchanged.</Trans>
            ) : (
              <Trans>
                Some mail programs cut long links. Open it again from the email, or ask for a new one.
              </Trans>
            )}
          </Notice>
          <LinkButton size="large" block render={<RouterLink to="/forgot-password" />}>
            <Trans>Ask for a new link</Trans>
          </LinkButton>
        </AccountPage>
      );
    case "good":
      return (
        <AccountPage
          title={<Trans>Choose a new password</Trans>}
          intro={
            <Trans>For {link.link.email}. Other devices that are signed in will have to sign in again.</Trans>
          }
        >
          <form {...form.props} className={formStyles.form}>
            <ProblemNotice problem={form.problem} action={i18n._(errorMessages.passwordUpdate)} />
            <NewPasswordFields form={form} email={link.link.email} />
            <SubmitButton form={form} size="large" block icon={KeyIcon} working={t`Saving…`}>
              <Trans>Save and sign in</Trans>
            </SubmitButton>
          </form>
        </AccountPage>
      );
  }
}
