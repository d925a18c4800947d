import { Trans } from "@lingui/react/macro";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { container } from "@sayara/frontend/layout/container.css";
import { planLimits } from "@sayara/domain/subscription/planCapabilities";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { PaymentNotice } from "#portal/payments/PaymentNotice.tsx";
import { LimitText } from "#portal/plan/LimitText.tsx";
import { PlanHistory } from "#portal/plan/PlanHistory.tsx";
import { PlanSummary } from "#portal/plan/PlanSummary.tsx";
import { Comparison } from "./Comparison.tsx";
import { Offers } from "./Offers.tsx";
import * as styles from "./Plan.css.ts";
import type { PlanData } from "./Plan.load.ts";
import type { PlanIntent } from "./PlanIntent.ts";

export interface PlanProps extends PlanData {
  /** Whether the page offers changes. The API enforces the permission. */
  mayEdit: boolean;
  isBusy: boolean;
  isSending: boolean;
  problem: FormProblem | null;
  onAct: (intent: PlanIntent) => void;
  /** Checks the payment again. */
  onCheck: () => void;
}

/**
 * An agency's plan: its usage, a comparison with the other plans and their prices, and its history [SU1–SU6].
 */
export function Plan({ plan, payment, mayEdit, isBusy, isSending, problem, onAct, onCheck }: PlanProps) {
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="xl">
        <Stack as="header" gap="md">
          <Heading level={1}>
            <Trans>Plan</Trans>
          </Heading>
          {payment !== null && (
            <PaymentNotice
              payment={payment}
              paid={<Trans>The plan below is up to date.</Trans>}
              refunded={
                <Trans>The plan had been changed meanwhile. The whole amount goes back to your card.</Trans>
              }
              late={<Trans>It then counts for the plan, or goes back to your card.</Trans>}
              isBusy={isBusy}
              onCheck={onCheck}
            />
          )}
          <PlanSummary {...plan} />
        </Stack>
        <Stack as="section" gap="sm" aria-labelledby="plan-use">
          <Heading level={2} size="lg" id="plan-use">
            <Trans>What you use</Trans>
          </Heading>
          <ul className={styles.list}>
            {planLimits.map((limit) => (
              <li key={limit}>
                <Text as="span" weight={isNear(plan.limits[limit]) ? "strong" : undefined}>
                  <LimitText limit={limit} use={plan.limits[limit]} />
                </Text>
              </li>
            ))}
          </ul>
          <Text size="sm" tone="muted" measure>
            <Trans>
              At a limit you cannot add more. Cars that are published, bookings, people and calendars stay as
              they are, also after a plan has ended.
            </Trans>
          </Text>
        </Stack>
        <Comparison plan={plan.plan} offers={plan.offers} currency={plan.currency} />
        {mayEdit && (
          <Stack gap="md">
            <ProblemNotice problem={problem} />
            <Offers plan={plan} isSending={isSending} onAct={onAct} />
          </Stack>
        )}
        <PlanHistory {...plan} />
      </Stack>
    </div>
  );
}

function isNear({ used, allowed }: { used: number; allowed: number }): boolean {
  return allowed - used <= 1;
}
