import { useLingui } from "@lingui/react/macro";
import { type PaidPlan, paidPlans } from "@sayara/domain/subscription/planChange";
import { isCalendarDate } from "@sayara/domain/time/CalendarDate";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { subscriptionPlanMessages } from "@sayara/i18n/messages/subscriptionPlanMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";

interface GrantDialogProps {
  agency: string;
  today: string;
  isSending: boolean;
  problem: FormProblem | null;
  /** The server's refusal of the end date. */
  refusal: string | undefined;
  /** Called when the refused date was changed. */
  onChange: () => void;
  onGrant: (grant: { plan: PaidPlan; until: string | null; note: string }) => void;
  onClose: () => void;
}

/** Dialog for granting an agency a plan without payment, with an end date and a reason [SU9]. */
export function GrantDialog({
  agency,
  today,
  isSending,
  problem,
  refusal,
  onChange,
  onGrant,
  onClose,
}: GrantDialogProps) {
  const { t, i18n } = useLingui();
  const [plan, setPlan] = useState<PaidPlan>("premium");
  const [until, setUntil] = useState("");
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();

  function send() {
    if (until !== "" && !(isCalendarDate(until) && until >= today)) setError(t`A day from today on`);
    else onGrant({ plan, until: until === "" ? null : until, note: note.trim() });
  }

  return (
    <FormDialog
      title={t`Grant a plan`}
      effect={t`${agency} gets it from today, in place of a trial or an earlier grant. If it has paid a plan, it begins after that one.`}
      button={t`Grant the plan`}
      isDestructive={false}
      working={isSending && t`Saving…`}
      onSend={send}
      onClose={onClose}
    >
      <SelectField
        label={t`Plan`}
        value={plan}
        onChange={({ target }) => setPlan(target.value === "basic" ? "basic" : "premium")}
      >
        {paidPlans.map((name) => (
          <option key={name} value={name}>
            {i18n._(subscriptionPlanMessages[name])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Last day`}
        hint={t`Empty for no end`}
        error={error ?? (refusal && validationText(refusal, i18n))}
        type="date"
        min={today}
        width="medium"
        value={until}
        onChange={({ target }) => {
          setUntil(target.value);
          setError(undefined);
          onChange();
        }}
      />
      <TextField
        label={t`Reason`}
        hint={t`For administrators only`}
        maxLength={200}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
