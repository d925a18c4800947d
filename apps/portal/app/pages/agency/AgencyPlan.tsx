import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { useSubmission } from "@sayara/frontend/form/useSubmission";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { CheckIcon, EditIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useState } from "react";
import { PlanHistory } from "#portal/plan/PlanHistory.tsx";
import { PlanSummary } from "#portal/plan/PlanSummary.tsx";
import type { AgencyDone } from "./Agency.action.ts";
import type { AgencyAct } from "./AgencyAct.ts";
import * as styles from "./Agency.css.ts";
import { GrantDialog } from "./GrantDialog.tsx";
import { PlanPaymentDialog } from "./PlanPaymentDialog.tsx";

interface AgencyPlanProps {
  agency: { id: string; name: string };
  plan: SupplierPlan;
  today: string;
}

/** The plan of an agency: an administrator records its payments and grants one [SU9]. */
export function AgencyPlan({ agency: { id, name }, plan, today }: AgencyPlanProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<AgencyAct["act"] | null>(null);
  const texts: Record<AgencyDone, string> = {
    paid: t`The payment is recorded.`,
    granted: t`The plan is granted.`,
    unchanged: t`Nothing was changed: the plan was changed meanwhile. The page is up to date.`,
  };
  const { submitJson, isSending, problem, reset } = useSubmission<
    AgencyDone,
    "until" | "reference",
    AgencyAct
  >({
    onDone: (done) => {
      showToast(texts[done], done === "unchanged" ? "info" : "success");
      setOpen(null);
    },
  });
  const openDialog = (act: AgencyAct["act"]) => {
    reset();
    setOpen(act);
  };
  const sending = { isSending, problem, onClose: () => setOpen(null) };
  const orders = plan.offers.filter(({ plan: offered, change }) => offered !== "free" && change !== null);
  return (
    <Stack as="section" gap="md" aria-labelledby="agency-plan">
      <Heading level={2} size="lg" id="agency-plan">
        <Trans>Plan</Trans>
      </Heading>
      <PlanSummary {...plan} />
      <div className={styles.itemHead}>
        {orders.length > 0 && (
          <Button size="small" tone="soft" icon={CheckIcon} onClick={() => openDialog("pay")}>
            <Trans>Record a payment</Trans>
          </Button>
        )}
        <Button size="small" tone="neutral" icon={EditIcon} onClick={() => openDialog("grant")}>
          <Trans>Grant a plan</Trans>
        </Button>
      </div>
      <PlanHistory {...plan} />
      {open === "pay" && (
        <PlanPaymentDialog
          {...sending}
          agency={name}
          offers={orders}
          currency={plan.currency}
          onPay={(payment) => submitJson({ act: "pay", id, ...payment })}
        />
      )}
      {open === "grant" && (
        <GrantDialog
          {...sending}
          agency={name}
          today={today}
          onGrant={(grant) => submitJson({ act: "grant", id, ...grant })}
        />
      )}
    </Stack>
  );
}
