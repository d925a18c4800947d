import { Trans, useLingui } from "@lingui/react/macro";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { supplierRoleMessages } from "@sayara/i18n/messages/supplierRoleMessages";
import { Notice } from "@sayara/ui/Notice/Notice";
import { PasswordField } from "@sayara/ui/PasswordField/PasswordField";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { Invitation } from "./JoinTeam.load.ts";
import type { JoinTeamValues } from "./JoinTeamValues.ts";

interface JoinTeamProps {
  form: Form<JoinTeamValues>;
  /** Null if the link is no longer valid. */
  invitation: Invitation | null;
}

/** Page where a person invited by an agency's owner sets a name and password. */
export function JoinTeam({ form, invitation }: JoinTeamProps) {
  const { t, i18n } = useLingui();
  const labels = { fullName: t`Full name`, password: t`Password` };
  const field = useFields(form, labels);
  if (invitation === null)
    return (
      <AccountPage title={<Trans>Join a team</Trans>}>
        <Notice tone="warning" title={t`This invitation no longer works.`}>
          <Trans>It was used, revoked or has expired. Ask the agency to send it again.</Trans>
        </Notice>
      </AccountPage>
    );
  const { agency, email } = invitation;
  const role = i18n._(supplierRoleMessages[invitation.role]);
  return (
    <AccountPage
      title={<Trans>Join the team of {agency}</Trans>}
      intro={
        <Trans>
          Your role: {role}. You will sign in with {email}.
        </Trans>
      }
    >
      <form {...form.props} className={formStyles.form}>
        <ProblemNotice
          problem={form.problem}
          no={t`This invitation no longer works. Ask the agency to send it again.`}
        />
        <ErrorSummary errors={form.errors} labels={labels} />
        <input type="hidden" name="token" value={invitation.token} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField {...field.text("fullName")} autoComplete="name" required />
        <PasswordField
          {...field.text("password")}
          toggleMessages={field.toggleMessages}
          autoComplete="new-password"
          hint={<Trans>At least 6 characters.</Trans>}
          required
        />
        <SubmitButton form={form} size="large" block working={t`Joining…`}>
          <Trans>Join the team</Trans>
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
