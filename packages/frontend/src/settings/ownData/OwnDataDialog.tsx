import { Trans, useLingui } from "@lingui/react/macro";
import { BOOKING_CODE_MINUTES } from "@sayara/domain/config/businessDefaults";
import { passwordFieldMessages } from "@sayara/i18n/components/passwordFieldMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link } from "@sayara/ui/Link/Link";
import { PasswordField } from "@sayara/ui/PasswordField/PasswordField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import * as styles from "./OwnDataDialog.css.ts";
import type { OwnData, OwnDataAction } from "./useOwnData.ts";

/**
 * Asks for the password or a mailed code. Before a deletion, lists what is deleted and what is kept, why and for how
 * long.
 */
export function OwnDataDialog({ action, ownData }: { action: OwnDataAction; ownData: OwnData }) {
  const { t } = useLingui();
  const isDeletion = action === "deleteAccount";
  const { proof } = ownData;
  const messages = isDeletion
    ? {
        title: t`Delete your account?`,
        effect: t`This cannot be undone. You are signed out everywhere.`,
        button: t`Delete my account`,
        working: t`Deleting…`,
      }
    : {
        title: t`Download your data`,
        effect: t`The file is saved on this device. Keep it to yourself: it has everything we know about you.`,
        button: t`Download`,
        working: t`Preparing the file…`,
      };
  return (
    <FormDialog
      title={messages.title}
      effect={messages.effect}
      button={proof === "mail" ? t`Email me a code` : messages.button}
      isDestructive={isDeletion && proof !== "mail"}
      working={ownData.isSending && (proof === "mail" ? t`Sending the code…` : messages.working)}
      onSend={ownData.send}
      onClose={ownData.close}
    >
      {isDeletion && <DeletionEffects />}
      <ProofField ownData={ownData} />
      <ProblemNotice problem={ownData.problem} />
    </FormDialog>
  );
}

function DeletionEffects() {
  return (
    <>
      <Effects title={<Trans>Deleted now</Trans>}>
        <li>
          <Trans>your profile, your picture and your ways to sign in</Trans>
        </li>
        <li>
          <Trans>your email address, phone number and date of birth, also in past bookings</Trans>
        </li>
        <li>
          <Trans>your notifications and the messages about you</Trans>
        </li>
      </Effects>
      <Effects title={<Trans>Kept</Trans>}>
        <li>
          <Trans>
            your rentals and payments, with your name only, for ten years from the end of their year:
            accounting law requires it
          </Trans>
        </li>
        <li>
          <Trans>your reviews, without your name, for the other drivers</Trans>
        </li>
      </Effects>
      <Text size="sm" tone="muted">
        <Trans>
          While a booking, a payment or a refund is not over, the account cannot be deleted. Details:{" "}
          <Link render={<RouterLink to="/privacy" target="_blank" />}>Privacy</Link>.
        </Trans>
      </Text>
    </>
  );
}

function Effects({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="xxs">
      <Heading level={3} size="md">
        {title}
      </Heading>
      <ul className={styles.effects}>{children}</ul>
    </Stack>
  );
}

function ProofField({ ownData }: { ownData: OwnData }) {
  const { t, i18n } = useLingui();
  const { proof, sentTo, value, error, change } = ownData;
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
      <Button tone="quiet" onClick={ownData.mailCode}>
        <Trans>Send another code</Trans>
      </Button>
    </Stack>
  );
}
