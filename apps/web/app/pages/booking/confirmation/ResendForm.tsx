import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { MailIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { EmailValues } from "@sayara/frontend/form/email/EmailValues";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { EmailField } from "@sayara/frontend/form/email/EmailField";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import type { ResentConfirmation } from "./ResentConfirmation.ts";
import type { Form } from "@sayara/frontend/form/useForm";
import * as styles from "./Confirmation.css.ts";

/** Mails the confirmation again. The address can be corrected first. */
export function ResendForm({ form }: { form: Form<EmailValues, ResentConfirmation> }) {
  const { t, i18n } = useLingui();
  const field = useFields(form, { email: t`Email` });
  const sentTo = form.done?.sentTo;
  return (
    <form {...form.props} className={styles.resend}>
      <Stack gap="sm">
        <Text size="sm">
          <Trans>No email? Look in the spam folder, too. Check the address, and have it sent again.</Trans>
        </Text>
        <div className={styles.resendRow}>
          <EmailField {...field.text("email")} autoComplete="email" required />
          <SubmitButton
            form={form}
            tone="neutral"
            icon={MailIcon}
            className={styles.resendButton}
            working={t`Sending…`}
          >
            <Trans>Send the email again</Trans>
          </SubmitButton>
        </div>
        <ProblemNotice problem={form.problem} action={i18n._(errorMessages.validationEmail)} />
        {sentTo !== undefined && (
          <Notice tone="success" announce="polite">
            <Trans>
              Sent again to <strong>{sentTo}</strong>.
            </Trans>
          </Notice>
        )}
      </Stack>
    </form>
  );
}
