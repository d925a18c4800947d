import { useLingui } from "@lingui/react";
import type { PortalSupplier } from "@sayara/api-client/contract/suppliers/portalSuppliers";
import { Badge, type BadgeProps } from "@sayara/ui/Badge/Badge";
import { standingMessages } from "./standingMessages.ts";

type Standing = PortalSupplier["standing"];

const tones: Record<Standing, BadgeProps["tone"]> = {
  pending: "warning",
  active: "positive",
  suspended: "danger",
  unknown: "neutral",
};

/** Badge with an agency's standing. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { i18n } = useLingui();
  return <Badge tone={tones[standing]}>{i18n._(standingMessages[standing])}</Badge>;
}
