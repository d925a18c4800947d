import { Trans } from "@lingui/react/macro";
import { ACTIVATION_LINK_HOURS } from "@sayara/domain/config/businessDefaults";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";

interface SentMailProps {
  to: string;
  /** What the mail is for. */
  children: ReactNode;
  onAgain: () => void;
}

/** A mail with a link is on its way: where to, for how long, and what to do when it does not come. */
export function SentMail({ to, children, onAgain }: SentMailProps) {
  return (
    <>
      <Notice tone="success" announce="polite" title={<Trans>An e-mail is on its way to {to}</Trans>}>
        {children} <Trans>The link works once, for {ACTIVATION_LINK_HOURS} hours.</Trans>
      </Notice>
      <Text size="sm" tone="muted">
        <Trans>Nothing there after a few minutes? Look among the unwanted mail, or check the address.</Trans>
      </Text>
      <Button tone="neutral" onClick={onAgain}>
        <Trans>Send it again</Trans>
      </Button>
    </>
  );
}
