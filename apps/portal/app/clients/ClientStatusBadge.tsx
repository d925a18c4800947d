import { useLingui } from "@lingui/react";
import type { ClientSummary } from "@sayara/api-client/contract/clients/clients";
import { clientAccountStatusMessages } from "@sayara/i18n/messages/clientAccountStatusMessages";
import { Badge, type BadgeProps } from "@sayara/ui/Badge/Badge";

type Status = ClientSummary["status"];

const tones: Record<Status, BadgeProps["tone"]> = {
  active: "positive",
  blocked: "danger",
  needs_follow_up: "warning",
  unknown: "neutral",
};

/** Status of a client's account: active, blocked or to be followed up. */
export function ClientStatusBadge({ status }: { status: Status }) {
  const { i18n } = useLingui();
  return <Badge tone={tones[status]}>{i18n._(clientAccountStatusMessages[status])}</Badge>;
}
