import { useLingui } from "@lingui/react/macro";
import { type Debt, MAX_DEBT_NOTE } from "@sayara/api-client/contract/statements/debts";
import { MAX_FOLLOW_UP_DAYS } from "@sayara/domain/config/businessDefaults";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { isCalendarDate } from "@sayara/domain/time/CalendarDate";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";

interface FollowUpDialogProps {
  debt: Pick<Debt, "number" | "supplier" | "followUpOn">;
  today: string;
  isSending: boolean;
  problem: FormProblem | null;
  onSend: (followUp: { followUpOn: string | null; note: string }) => void;
  onClose: () => void;
}

/** Dialog for the next follow-up date of a debt, and for a note [DB4]. */
export function FollowUpDialog({ debt, today, isSending, problem, onSend, onClose }: FollowUpDialogProps) {
  const { t } = useLingui();
  const { number, supplier, followUpOn } = debt;
  const [date, setDate] = useState(followUpOn ?? "");
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();
  const lastDay = addCalendarDays(today, MAX_FOLLOW_UP_DAYS);

  function send() {
    const isUnchanged = date === (followUpOn ?? "");
    const isDate = date === "" || (isCalendarDate(date) && date >= today && date <= lastDay);
    if (!isUnchanged && !isDate) {
      setError(t`A day from today on, within a year`);
      return;
    }
    if (isUnchanged && note.trim() === "") {
      setError(t`Choose another day, or write a note.`);
      return;
    }
    onSend({ followUpOn: date === "" ? null : date, note: note.trim() });
  }

  const agency = supplier.name;
  return (
    <FormDialog
      title={t`Follow-up of ${number}`}
      effect={t`${agency} gets no reminder before that day. Notes are for administrators only, with your name, and are never changed.`}
      button={t`Save`}
      isDestructive={false}
      working={isSending && t`Saving…`}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t`Come back to it on`}
        hint={t`Empty for no day`}
        error={error}
        type="date"
        min={today}
        max={lastDay}
        width="medium"
        value={date}
        onChange={({ target }) => {
          setDate(target.value);
          setError(undefined);
        }}
      />
      <TextArea
        label={t`Note`}
        maxLength={MAX_DEBT_NOTE}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          setError(undefined);
        }}
      />
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
