import { Trans, useLingui } from "@lingui/react/macro";
import type { TeamInvitation } from "@sayara/api-client/contract/suppliers/team";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { supplierRoleMessages } from "@sayara/i18n/messages/supplierRoleMessages";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { TeamViewProps } from "./TeamViewProps.ts";
import * as styles from "./Team.css.ts";

interface InvitationsProps extends Pick<TeamViewProps, "mayEdit" | "sending" | "onAct"> {
  invitations: readonly TeamInvitation[];
}

export function Invitations({ invitations, mayEdit, sending, onAct }: InvitationsProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const isSending = (intent: "resend" | "revoke", id: string) =>
    sending.some((other) => other.intent === intent && other.id === id);
  return (
    <Stack as="section" gap="md" aria-labelledby="team-invitations">
      <Heading level={2} id="team-invitations">
        <Trans>Open invitations</Trans>
      </Heading>
      <ul className={styles.list}>
        {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
          <Card as="li" key={id}>
            <Stack gap="sm">
              <Inline gap="sm">
                <Text as="span" weight="strong" className={styles.address}>
                  {email}
                </Text>
                <Badge>{i18n._(supplierRoleMessages[role])}</Badge>
              </Inline>
              <Text size="sm" tone="muted">
                <Trans>
                  Invited by {invitedBy}. The link works until {formats.dateTime(expiresAt)}.
                </Trans>
              </Text>
              {mayEdit && (
                <Inline gap="sm">
                  <Button
                    tone="neutral"
                    working={isSending("resend", id) && t`Sending…`}
                    onClick={() => onAct({ intent: "resend", id })}
                    aria-label={t`Send again to ${email}`}
                  >
                    <Trans>Send again</Trans>
                  </Button>
                  <Button
                    tone="neutral"
                    working={isSending("revoke", id) && t`Revoking…`}
                    onClick={() => onAct({ intent: "revoke", id })}
                    aria-label={t`Revoke the invitation to ${email}`}
                  >
                    <Trans>Revoke</Trans>
                  </Button>
                </Inline>
              )}
            </Stack>
          </Card>
        ))}
      </ul>
    </Stack>
  );
}
