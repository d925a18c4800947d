import { Trans, useLingui } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { ProofField } from "@sayara/frontend/ownerProof/ProofField";
import type { OwnerProof } from "@sayara/frontend/ownerProof/useOwnerProof";
import * as styles from "./OwnDataDialog.css.ts";
import type { OwnDataIntent } from "./OwnDataIntent.ts";

/**
 * Dialog that asks for the password or a mailed code. Before a deletion, it lists the data that are deleted
 * and those that are retained, with the reason and the period.
 */
export function OwnDataDialog({
  intent,
  ownData,
}: {
  intent: OwnDataIntent;
  ownData: OwnerProof<OwnDataIntent>;
}) {
  const { t } = useLingui();
  const isDeletion = intent.intent === "deleteAccount";
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
      onSend={() => ownData.send()}
      onClose={ownData.close}
    >
      {isDeletion && <DeletionEffects />}
      <ProofField proof={ownData} />
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
