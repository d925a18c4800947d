import { useLingui } from "@lingui/react";
import type { AudienceMessageSummary } from "@sayara/api-client/contract/audience/audienceMessages";
import { Badge, type BadgeProps } from "@sayara/ui/Badge/Badge";
import { messageStatusMessages } from "./audienceMessages.ts";

type Status = AudienceMessageSummary["status"];

const tones: Record<Status, BadgeProps["tone"]> = {
  draft: "neutral",
  sending: "warning",
  stopped: "danger",
  sent: "positive",
  unknown: "neutral",
};

/** Badge with the status of a message to an audience. */
export function MessageStatusBadge({ status }: { status: Status }) {
  const { i18n } = useLingui();
  return <Badge tone={tones[status]}>{i18n._(messageStatusMessages[status])}</Badge>;
}
