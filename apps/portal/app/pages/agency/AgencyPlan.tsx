import { Trans, useLingui } from "@lingui/react/macro";
import type { PlanPayment, SupplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import type { FieldErrors } from "@sayara/frontend/form/FormProblem";
import { type Refused, useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { CheckIcon, EditIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useState } from "react";
import { PlanHistory } from "#portal/plan/PlanHistory.tsx";
import { PlanSummary } from "#portal/plan/PlanSummary.tsx";
import type { AgencyDone, AgencyField } from "./Agency.action.ts";
import type { AgencyIntent } from "./AgencyIntent.ts";
import * as styles from "./Agency.css.ts";
import { GrantDialog } from "./GrantDialog.tsx";
import { PlanPaymentDialog } from "./PlanPaymentDialog.tsx";
import { PlanRefundDialog } from "./PlanRefundDialog.tsx";

interface AgencyPlanProps {
  agency: { id: string; name: string };
  plan: SupplierPlan;
  today: string;
}

/** The plan of an agency: an administrator records its payments and refunds, and grants one [SU8, SU9]. */
export function AgencyPlan({ agency: { id, name }, plan, today }: AgencyPlanProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Exclude<AgencyIntent["intent"], "return"> | PlanPayment | null>(null);
  const texts: Record<AgencyDone, string> = {
    paid: t`The payment is recorded.`,
    granted: t`The plan is granted.`,
    returned: t`The refund is recorded.`,
    unchanged: t`Nothing was changed: the plan was changed meanwhile. The page is up to date.`,
  };
  const [fields, setFields] = useState<FieldErrors<AgencyField>>({});
  const { submitJson, isSending, problem, reset } = useSubmission<AgencyDone, AgencyField, AgencyIntent>({
    isBesideFields: (refused) => Object.keys(fieldErrorsOf(refused)).length > 0,
    onRefused: (refused) => setFields(fieldErrorsOf(refused)),
    onDone: (done) => {
      showToast(texts[done], done === "unchanged" ? "info" : "success");
      setOpen(null);
    },
  });
  const openDialog = (intent: Exclude<AgencyIntent["intent"], "return"> | PlanPayment) => {
    reset();
    setFields({});
    setOpen(intent);
  };
  const clearErrors = () => setFields({});
  const owed = plan.payments.filter(({ refund }) => refund === "failed");
  const sending = { isSending, problem, onClose: () => setOpen(null) };
  const orders = plan.offers.filter(({ plan: offered, change }) => offered !== "free" && change !== null);
  return (
    <Stack as="section" gap="md" aria-labelledby="agency-plan">
      <Heading level={2} size="lg" id="agency-plan">
        <Trans>Plan</Trans>
      </Heading>
      <PlanSummary {...plan} />
      {owed.map((payment) => (
        <OwedRefund key={payment.id} {...{ payment, currency: plan.currency }} onOpen={openDialog} />
      ))}
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
          onPay={(payment) => submitJson({ intent: "pay", id, ...payment })}
        />
      )}
      {open === "grant" && (
        <GrantDialog
          {...sending}
          agency={name}
          today={today}
          refusal={fields.until}
          onChange={clearErrors}
          onGrant={(grant) => submitJson({ intent: "grant", id, ...grant })}
        />
      )}
      {open !== null && typeof open === "object" && (
        <PlanRefundDialog
          {...sending}
          agency={name}
          payment={open}
          currency={plan.currency}
          today={today}
          refusal={fields.on}
          onChange={clearErrors}
          onReturn={(returned) => submitJson({ intent: "return", id, payment: open.id, ...returned })}
        />
      )}
    </Stack>
  );
}

/** A refund that the gateway refused. An administrator returns the money and records that [SU8]. */
function OwedRefund({
  payment,
  currency,
  onOpen,
}: {
  payment: PlanPayment;
  currency: string;
  onOpen: (payment: PlanPayment) => void;
}) {
  const formats = useFormats();
  const amount = formats.price(payment.amount, currency);
  return (
    <Notice
      tone="warning"
      title={<Trans>{amount} are to be returned</Trans>}
      actions={
        <Button size="small" tone="neutral" onClick={() => onOpen(payment)}>
          <Trans>Record the refund</Trans>
        </Button>
      }
    >
      <Trans>
        The payment service has refused this refund. Return the money, for example by transfer, and record it.
      </Trans>
    </Notice>
  );
}

/** Errors by field, from a refusal. */
function fieldErrorsOf(refused: Refused<AgencyField>): FieldErrors<AgencyField> {
  if ("errors" in refused) return refused.errors;
  const { until, on } = refused.fields ?? {};
  return { ...(until !== undefined && { until }), ...(on !== undefined && { on }) };
}
