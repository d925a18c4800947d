import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { MailIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { SentMail } from "@sayara/frontend/AccountPage/SentMail";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { emailInput } from "@sayara/frontend/form/email/emailInput";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { EmailValues } from "@sayara/frontend/form/email/EmailValues";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";

export interface NewLinkProps {
  /** `confirmed`: the link was already used and its confirmed owner is signed in. */
  reason: "dead" | "broken" | "confirmed";
  /** Mails the link. Its result is the recipient. */
  form: Form<EmailValues, string>;
  onResend: () => void;
}

/** Explains why a link is invalid and lets the user request another. */
export function NewLink({ reason, form, onResend }: NewLinkProps) {
  const { t, i18n } = useLingui();
  const labels = { email: t`Email` };
  const field = useFields(form, labels);
  if (form.done !== null)
    return (
      <AccountPage key="sent" title={<Trans>Check your inbox</Trans>}>
        <SentMail to={form.done} onResend={onResend}>
          <Trans>It contains a new link to confirm your address.</Trans>
        </SentMail>
      </AccountPage>
    );
  if (reason === "confirmed")
    return (
      <AccountPage key="confirmed" title={<Trans>This address is already confirmed</Trans>}>
        <Notice tone="success" title={<Trans>There is nothing left to do.</Trans>}>
          <Trans>This link has already been used: it works only once.</Trans>
        </Notice>
      </AccountPage>
    );
  return (
    <AccountPage
      title={
        reason === "dead" ? (
          <Trans>This link no longer works</Trans>
        ) : (
          <Trans>This link is not complete</Trans>
        )
      }
      after={
        <Link render={<RouterLink to="/sign-in" />}>
          <Trans>Back to sign-in</Trans>
        </Link>
      }
    >
      <Notice
        tone="warning"
        title={reason === "dead" ? i18n._(errorMessages.activationLinkExpired) : undefined}
      >
        {reason === "dead" ? (
          <Trans>
            A link works once, for one day. If you have used it already, your address is confirmed.
          </Trans>
        ) : (
          <Trans>
            Some mail programs cut long links. Open it again from the email, or ask for a new one.
          </Trans>
        )}
      </Notice>
      <form {...form.props} className={formStyles.form}>
        <input type="hidden" name="intent" value="newLink" />
        {form.problem?.kind === "declined" ? (
          <Notice
            tone="info"
            announce="assertive"
            title={t`No account is waiting for a confirmation under this address.`}
            actions={
              <LinkButton tone="soft" render={<RouterLink to="/sign-in" />}>
                <Trans>Sign in</Trans>
              </LinkButton>
            }
          >
            <Trans>It may be confirmed already: then you can simply sign in.</Trans>
          </Notice>
        ) : (
          <ProblemNotice problem={form.problem} action={i18n._(errorMessages.validationEmail)} />
        )}
        <ErrorSummary errors={form.errors} labels={labels} />
        <TextField {...field.text("email")} {...emailInput} autoComplete="username" required />
        <SubmitButton form={form} size="large" block icon={MailIcon} working={t`Sending…`}>
          <Trans>Send me a new link</Trans>
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
