import { Plural, Trans } from "@lingui/react/macro";
import { Badge, type BadgeProps } from "@sayara/ui/Badge/Badge";
import type { ReactNode } from "react";
import type { Paper, PaperState } from "./papersOf.ts";

const tones: Record<PaperState, BadgeProps["tone"]> = {
  missing: "warning",
  absent: "neutral",
  inReview: "info",
  refused: "danger",
  accepted: "positive",
  endsSoon: "warning",
  ended: "danger",
};

/** Badge with the state of a paper, and the days left if it expires soon. */
export function PaperStateBadge({ paper: { state, daysLeft } }: { paper: Paper }) {
  const names: Record<PaperState, ReactNode> = {
    missing: <Trans>Missing</Trans>,
    absent: <Trans>Not handed in</Trans>,
    inReview: <Trans>Under review</Trans>,
    refused: <Trans>Refused</Trans>,
    accepted: <Trans>Accepted</Trans>,
    endsSoon: (
      <Plural value={daysLeft ?? 0} _0="Expires today" one="Expires in # day" other="Expires in # days" />
    ),
    ended: <Trans>Expired</Trans>,
  };
  return <Badge tone={tones[state]}>{names[state]}</Badge>;
}
