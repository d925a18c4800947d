import { useLingui } from "@lingui/react/macro";
import type { PlanOrder } from "@sayara/api-client/contract/subscriptions/changePlan";
import type { PlanOffer } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { subscriptionPlanMessages } from "@sayara/i18n/messages/subscriptionPlanMessages";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import { billingPeriodMessages } from "#portal/plan/billingPeriodMessages.ts";

interface PlanPaymentDialogProps {
  agency: string;
  offers: readonly PlanOffer[];
  currency: string;
  isSending: boolean;
  problem: FormProblem | null;
  onPay: (payment: PlanOrder & { reference: string }) => void;
  onClose: () => void;
}

/**
 * Dialog for recording an agency's plan payment by transfer, with its reference [SU9]. The server decides the
 * amount.
 */
export function PlanPaymentDialog({
  agency,
  offers,
  currency,
  isSending,
  problem,
  onPay,
  onClose,
}: PlanPaymentDialogProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const [index, setIndex] = useState(0);
  const [reference, setReference] = useState("");
  const [error, setError] = useState<string>();

  function send() {
    const { plan, billingPeriod, change } = offers[index] ?? {};
    if (reference.trim() === "") {
      setError(t`Enter the reference of the transfer.`);
      return;
    }
    if ((plan !== "basic" && plan !== "premium") || !change) return;
    if (billingPeriod === undefined || billingPeriod === "unknown") return;
    const { startDate, amount } = change;
    onPay({ plan, billingPeriod, startDate, amount, reference: reference.trim() });
  }

  return (
    <FormDialog
      title={t`Payment of a plan`}
      effect={t`Records that ${agency} has paid the marketplace. The plan changes at once or after the present period, as shown.`}
      button={t`Record the payment`}
      isDestructive={false}
      working={isSending && t`Recording…`}
      onSend={send}
      onClose={onClose}
    >
      <SelectField
        label={t`What was paid`}
        value={index}
        onChange={({ target }) => setIndex(Number(target.value))}
      >
        {offers.map(({ plan, billingPeriod, change }, position) => {
          const name = i18n._(subscriptionPlanMessages[plan]);
          const billing = i18n._(billingPeriodMessages[billingPeriod]);
          const amount = formats.price(change?.amount ?? 0, currency);
          const day = change === null ? "" : formats.date(change.startDate);
          return (
            <option key={`${plan} ${billingPeriod}`} value={position}>
              {t`${name}, ${billing}: ${amount}, from ${day}`}
            </option>
          );
        })}
      </SelectField>
      <TextField
        label={t`Reference`}
        hint={t`As the bank shows it, such as VIR 20261202-7.`}
        error={error}
        required
        maxLength={100}
        autoComplete="off"
        value={reference}
        onChange={({ target }) => {
          setReference(target.value);
          setError(undefined);
        }}
      />
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
