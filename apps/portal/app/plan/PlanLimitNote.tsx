import { Trans, useLingui } from "@lingui/react/macro";
import type { PlanLimitUse } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import type { PlanLimit } from "@sayara/domain/subscription/planCapabilities";
import { subscriptionPlanMessages } from "@sayara/i18n/messages/subscriptionPlanMessages";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link } from "react-router";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import { LimitText } from "./LimitText.tsx";

interface PlanLimitNoteProps {
  limit: PlanLimit;
  /** Null if unknown. */
  use: PlanLimitUse | null;
}

/** Note that a limit of the plan is nearly or fully used, and which plan has a higher one [SU2]. */
export function PlanLimitNote({ limit, use }: PlanLimitNoteProps) {
  const { i18n } = useLingui();
  const agencyPath = useAgencyPath();
  if (use === null || use.allowed - use.used > 1) return null;
  const plan = use.liftedBy === null ? "" : i18n._(subscriptionPlanMessages[use.liftedBy]);
  const isFull = use.used >= use.allowed;
  return (
    <Notice
      tone={isFull ? "warning" : "info"}
      title={<LimitText limit={limit} use={use} />}
      actions={
        <UiLink render={<Link to={agencyPath("/plan")} />}>
          <Trans>Compare the plans</Trans>
        </UiLink>
      }
    >
      {isFull ? (
        <Trans>Your plan allows no more. What you have stays as it is.</Trans>
      ) : (
        <Trans>Your plan allows one more.</Trans>
      )}
      {plan !== "" && isFull && (
        <>
          {" "}
          <Trans>The plan {plan} lifts this limit.</Trans>
        </>
      )}
    </Notice>
  );
}
