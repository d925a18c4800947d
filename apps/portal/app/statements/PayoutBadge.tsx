import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Payout } from "@sayara/api-client/contract/payouts/Payout";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";
import { Badge, type BadgeProps } from "@sayara/ui/Badge/Badge";

/** Badge with the state of a payout [PO4]. */
export function PayoutBadge({ state }: { state: Payout["state"] }) {
  const { i18n } = useLingui();
  return <Badge tone={tones[state]}>{i18n._(names[state])}</Badge>;
}

const names: Readonly<Record<Payout["state"], MessageDescriptor>> = {
  prepared: msg`In preparation`,
  paid: msg`Paid`,
  returned: msg`Came back`,
  cancelled: msg`Taken out`,
  unknown: unknownName,
};

const tones: Record<Payout["state"], BadgeProps["tone"]> = {
  prepared: "neutral",
  paid: "positive",
  returned: "warning",
  cancelled: "neutral",
  unknown: "neutral",
};
