import { Trans, useLingui } from "@lingui/react/macro";
import { BOOKING_CODE_MINUTES } from "@sayara/domain/config/businessDefaults";
import { passwordFieldMessages } from "@sayara/i18n/components/passwordFieldMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { PasswordField } from "@sayara/ui/PasswordField/PasswordField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { OwnerProof } from "./useOwnerProof.ts";

/** Field for the password or mailed code that proves the ownership of the account. */
export function ProofField({ proof: input }: { proof: Omit<OwnerProof<never>, "intent" | "open"> }) {
  const { t, i18n } = useLingui();
  const { proof, sentTo, value, error, change } = input;
  if (proof === "mail")
    return (
      <Text>
        <Trans>First, show that the account is yours: we send a code to your email address.</Trans>
      </Text>
    );
  if (proof === "password")
    return (
      <PasswordField
        label={t`Current password`}
        toggleMessages={{
          show: i18n._(passwordFieldMessages.showPassword),
          hide: i18n._(passwordFieldMessages.hidePassword),
        }}
        autoComplete="current-password"
        required
        value={value}
        error={error !== null && validationText(error, i18n)}
        onChange={({ target }) => change(target.value)}
      />
    );
  const minutes = BOOKING_CODE_MINUTES;
  return (
    <Stack gap="sm" align="start">
      <Text aria-live="polite">
        <Trans>
          We sent a code to <strong>{sentTo}</strong>. It is valid for {minutes} minutes.
        </Trans>
      </Text>
      <TextField
        label={t`Code from the email`}
        hint={t`Six digits. No email? Look in the spam folder, too.`}
        width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={value}
        error={
          error !== null &&
          (error === "wrongCode" ? i18n._(refusalMessages.code_wrong) : validationText(error, i18n))
        }
        onChange={({ target }) => change(target.value)}
      />
      <Button tone="quiet" onClick={input.mailCode}>
        <Trans>Send another code</Trans>
      </Button>
    </Stack>
  );
}
