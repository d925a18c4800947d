import { Trans } from "@lingui/react/macro";
import type { PlanLimitUse } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import type { PlanLimit } from "@sayara/domain/subscription/planCapabilities";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** Usage of a limit: "8 of 10 published cars". */
export function LimitText({ limit, use }: { limit: PlanLimit; use: PlanLimitUse }) {
  const { number } = useFormats();
  const [used, allowed] = [number(use.used), number(use.allowed)];
  if (limit === "cars")
    return (
      <Trans>
        {used} of {allowed} published cars
      </Trans>
    );
  if (limit === "people")
    return (
      <Trans>
        {used} of {allowed} people, open invitations included
      </Trans>
    );
  return (
    <Trans>
      {used} of {allowed} calendars
    </Trans>
  );
}
