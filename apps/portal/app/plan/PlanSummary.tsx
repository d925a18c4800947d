import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { subscriptionPlanMessages } from "@sayara/i18n/messages/subscriptionPlanMessages";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Card } from "@sayara/ui/Card/Card";
import { Text } from "@sayara/ui/Text/Text";
import { billingPeriodMessages, subscriptionSourceMessages } from "./billingPeriodMessages.ts";
import * as styles from "./plan.css.ts";

/** The current plan, its end, and the plan that follows. */
export function PlanSummary({ plan, period, next }: Pick<SupplierPlan, "plan" | "period" | "next">) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const endDate = period?.endDate ?? null;
  const lastDay = endDate === null ? "" : formats.date(endDate);
  return (
    <Card className={styles.summary}>
      <div className={styles.head}>
        <Text size="lg" weight="strong">
          {i18n._(subscriptionPlanMessages[plan])}
        </Text>
        {period !== null && <Badge>{i18n._(subscriptionSourceMessages[period.source])}</Badge>}
      </div>
      <Text>
        {period === null ? (
          <Trans>Costs nothing, without end.</Trans>
        ) : lastDay === "" ? (
          <Trans>Without end.</Trans>
        ) : (
          <Trans>Until {lastDay}, that day included.</Trans>
        )}
      </Text>
      <NextText next={next} hasEnd={lastDay !== ""} />
    </Card>
  );
}

function NextText({ next, hasEnd }: Pick<SupplierPlan, "next"> & { hasEnd: boolean }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  if (next === null)
    return hasEnd ? (
      <Text size="sm" tone="muted">
        <Trans>Nothing is charged by itself. Without another payment the plan is free afterwards.</Trans>
      </Text>
    ) : null;
  const plan = i18n._(subscriptionPlanMessages[next.plan]);
  const billing = i18n._(billingPeriodMessages[next.billingPeriod]);
  const day = formats.date(next.startDate);
  return (
    <Text size="sm" tone="muted">
      {next.isArranged ? (
        <Trans>
          From {day}: {plan}, {billing}, arranged.
        </Trans>
      ) : next.plan === "free" ? (
        <Trans>From {day} the plan is free, as you chose.</Trans>
      ) : (
        <Trans>
          From {day}, as you chose: {plan}, {billing}, once it is paid.
        </Trans>
      )}
    </Text>
  );
}
