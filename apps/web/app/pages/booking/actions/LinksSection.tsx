import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { LockIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { ProofForm } from "./ProofForm.tsx";
import type { LinkRevocation } from "./useLinkRevocation.ts";
import type { MailboxProof } from "./useMailboxProof.ts";

/** Revokes the signed links that show a guest's booking without signing in. */
export function LinksSection({ revocation, proof }: { revocation: LinkRevocation; proof: MailboxProof }) {
  const { t } = useLingui();
  const { revoke, isRevoking, isDone, problem } = revocation;
  return (
    <SectionCard id="booking-links" title={<Trans>Links to this booking</Trans>}>
      <Stack gap="md" align="start">
        {isDone && (
          <Notice tone="success" announce="polite" title={t`All earlier links are revoked`}>
            <Trans>We have sent you a new one by email.</Trans>
          </Notice>
        )}
        <Text measure>
          <Trans>
            Anyone with a link from one of our emails sees this booking without signing in, but cannot change
            it. If you have forwarded one, revoke them all: we will send you a new one.
          </Trans>
        </Text>
        <Button tone="neutral" icon={LockIcon} working={isRevoking && t`Revoking…`} onClick={revoke}>
          <Trans>Revoke all links</Trans>
        </Button>
        {problem && <ProblemNotice problem={problem} />}
        {proof.action === "revoke" && <ProofForm proof={proof} />}
      </Stack>
    </SectionCard>
  );
}
