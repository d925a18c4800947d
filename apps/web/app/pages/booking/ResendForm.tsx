import { Trans, useLingui } from "@lingui/react/macro";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { Button } from "@sayara/ui/Button/Button";
import { MailIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { emailInput } from "#web/shared/form/emailInput.ts";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import { useFields } from "#web/shared/form/useFields.ts";
import type { Resending } from "./useResend.ts";
import * as styles from "./Confirmation.css.ts";

/** Mails the confirmation again; the address may be corrected first. */
export function ResendForm({ resending: { form, sentTo } }: { resending: Resending }) {
  const { t, i18n } = useLingui();
  const field = useFields(form, { email: t`Email` });
  return (
    <form id={form.id} method="post" noValidate className={styles.resend} onSubmit={form.submit}>
      <Stack gap="sm">
        <Text size="sm">
          <Trans>No email? Look in the spam folder, too. Check the address, and have it sent again.</Trans>
        </Text>
        <div className={styles.resendRow}>
          <TextField {...field.text("email")} {...emailInput} autoComplete="email" required />
          <Button
            type="submit"
            tone="neutral"
            icon={MailIcon}
            className={styles.resendButton}
            working={form.isSending && t`Sending…`}
          >
            <Trans>Send the email again</Trans>
          </Button>
        </div>
        <ProblemNotice problem={form.problem} action={i18n._(errorWords.validationEmail)} />
        {sentTo !== null && (
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
