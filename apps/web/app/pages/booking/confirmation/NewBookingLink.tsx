import { Trans, useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { MailIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { EmailField } from "@sayara/frontend/form/email/EmailField";
import { type EmailValues, emptyEmail } from "@sayara/frontend/form/email/EmailValues";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { useFields } from "@sayara/frontend/form/useFields";
import { useForm } from "@sayara/frontend/form/useForm";
import * as styles from "./Confirmation.css.ts";

/**
 * Mails a guest the link to this booking. Shown when the page was opened by a URL without a token, such as one from a
 * calendar entry.
 */
export function NewBookingLink() {
  const { t, i18n } = useLingui();
  const form = useForm<EmailValues, string>({
    start: emptyEmail,
    loadCheck: async () => (await import("@sayara/frontend/form/email/checkEmail")).checkEmail,
  });
  const field = useFields(form, { email: t`Email` });
  const address = form.done;
  return (
    <form {...form.props} className={styles.newLink}>
      <input type="hidden" name="intent" value="newLink" />
      <Stack gap="sm">
        <div className={styles.resendRow}>
          <EmailField {...field.text("email")} autoComplete="email" required />
          <SubmitButton form={form} icon={MailIcon} className={styles.resendButton} working={t`Sending…`}>
            <Trans>Email me a new link</Trans>
          </SubmitButton>
        </div>
        <ProblemNotice problem={form.problem} action={i18n._(errorMessages.validationEmail)} />
        {address !== null && (
          <Notice tone="success" announce="polite">
            <Trans>
              If <strong>{address}</strong> made this booking, its link is on the way there.
            </Trans>
          </Notice>
        )}
      </Stack>
    </form>
  );
}
