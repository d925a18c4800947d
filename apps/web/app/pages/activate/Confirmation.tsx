import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { AccountPage } from "#web/shared/AccountPage/AccountPage.tsx";
import { NewPasswordFields } from "#web/shared/NewPassword/NewPasswordFields.tsx";
import type { NewPasswordValues } from "#web/shared/NewPassword/NewPasswordValues.ts";
import * as formStyles from "#web/shared/form/Form.css.ts";
import { SubmitButton } from "#web/shared/form/SubmitButton.tsx";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import type { Form } from "#web/shared/form/useForm.ts";

export interface ConfirmationProps {
  email: string;
  form: Form<NewPasswordValues>;
  /** Whether a password is required: for a guest's account, or a browser without a session. */
  needsPassword: boolean;
}

/** Confirms the address on a click instead of on opening, because mail scanners open links too. */
export function Confirmation({ email, form, needsPassword }: ConfirmationProps) {
  const { t, i18n } = useLingui();
  return (
    <AccountPage
      title={needsPassword ? <Trans>Choose a password</Trans> : <Trans>Confirm your address</Trans>}
      intro={
        needsPassword ? (
          <Trans>With it you sign in as {email}, and your bookings are there.</Trans>
        ) : (
          <Trans>Messages about your bookings will go to {email}.</Trans>
        )
      }
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
        <ProblemNotice
          problem={form.problem}
          {...(needsPassword && { action: i18n._(errorMessages.passwordUpdate) })}
        />
        {needsPassword && <NewPasswordFields form={form} email={email} />}
        <SubmitButton form={form} size="large" block icon={CheckIcon} working={t`Confirming…`}>
          {needsPassword ? <Trans>Save and sign in</Trans> : <Trans>Confirm my address</Trans>}
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
