import { useLingui } from "@lingui/react/macro";
import type { PlanPayment } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { type RefundMethod, refundMethods } from "@sayara/domain/payment/RefundMethod";
import { isCalendarDate } from "@sayara/domain/time/CalendarDate";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { refundMethodMessages } from "@sayara/i18n/messages/booking/refundMethodMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";

interface PlanRefundDialogProps {
  agency: string;
  payment: PlanPayment;
  currency: string;
  today: string;
  isSending: boolean;
  problem: FormProblem | null;
  /** The server's refusal of the date. */
  refusal: string | undefined;
  /** Called when the refused date was changed. */
  onChange: () => void;
  onReturn: (returned: { method: RefundMethod; on: string; note: string }) => void;
  onClose: () => void;
}

/**
 * Dialog for recording how and when an administrator returned a refund that the payment service refused
 * [SU8].
 */
export function PlanRefundDialog({
  agency,
  payment,
  currency,
  today,
  isSending,
  problem,
  refusal,
  onChange,
  onReturn,
  onClose,
}: PlanRefundDialogProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const [method, setMethod] = useState<RefundMethod>("transfer");
  const [on, setDay] = useState(today);
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();
  const amount = formats.price(payment.amount, currency);

  function send() {
    if (!isCalendarDate(on)) setError("date_invalid");
    else if (on > today) setError("return_in_future");
    else onReturn({ method, on, note: note.trim() });
  }

  const fault = error ?? refusal;
  return (
    <FormDialog
      title={t`Record a refund`}
      effect={t`You have returned ${amount} to ${agency}. This cannot be undone.`}
      button={t`Record the refund`}
      isDestructive={false}
      working={isSending && t`Recording…`}
      onSend={send}
      onClose={onClose}
    >
      <SelectField
        label={t`How`}
        value={method}
        onChange={({ target }) =>
          setMethod(refundMethods.find((option) => option === target.value) ?? "transfer")
        }
      >
        {refundMethods.map((option) => (
          <option key={option} value={option}>
            {i18n._(refundMethodMessages[option])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Returned on`}
        type="date"
        width="medium"
        max={today}
        value={on}
        error={fault && validationText(fault, i18n)}
        onChange={({ target }) => {
          setDay(target.value);
          setError(undefined);
          onChange();
        }}
      />
      <TextField
        label={t`Reference or note`}
        hint={t`Optional, for example the reference of the transfer. The agency reads it.`}
        maxLength={200}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
