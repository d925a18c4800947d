import { Trans, useLingui } from "@lingui/react/macro";
import { ACTIVATION_LINK_HOURS } from "@sayara/domain/config/businessDefaults";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";

interface SentMailProps {
  to: string;
  /** Purpose of the mail. */
  children: ReactNode;
  onResend: () => void;
  /** Whether it is being sent again. */
  isSending?: boolean;
}

/**
 * Confirms that a link was mailed. Shows the address, how long the link is valid, and what to do if no mail arrives.
 */
export function SentMail({ to, children, onResend, isSending = false }: SentMailProps) {
  const { t } = useLingui();
  return (
    <>
      <Notice tone="success" announce="polite" title={<Trans>An email is on its way to {to}</Trans>}>
        {children} <Trans>The link works once, for {ACTIVATION_LINK_HOURS} hours.</Trans>
      </Notice>
      <Text size="sm" tone="muted">
        <Trans>Nothing there after a few minutes? Look in the spam folder, or check the address.</Trans>
      </Text>
      <Button tone="neutral" working={isSending && t`Sending…`} onClick={onResend}>
        <Trans>Send it again</Trans>
      </Button>
    </>
  );
}
