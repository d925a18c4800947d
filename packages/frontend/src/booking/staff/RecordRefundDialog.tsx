import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { Refund } from "@sayara/domain/payment/Refund";
import { type RefundMethod, refundMethods } from "@sayara/domain/payment/RefundMethod";
import { isCalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { refundMethodMessages } from "@sayara/i18n/messages/booking/refundMethodMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { StaffActionProblem } from "@sayara/frontend/rental/StaffActions/StaffActionProblem";
import type { StaffActionState } from "./useStaffActions.ts";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";

/** Maximum number of characters in a note. */
const MAX_NOTE_LENGTH = 200;

interface RecordRefundDialogProps {
  refund: Refund;
  booking: Booking;
  now: Date;
  staffActions: StaffActionState;
  onClose: () => void;
}

/** Asks staff how and when a refund was returned, and records it [BK12]. */
export function RecordRefundDialog({ refund, booking, now, staffActions, onClose }: RecordRefundDialogProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { timeZone } = useSettings();
  const [refundDay, today] = [new Date(refund.at), now].map((moment) => dateInZone(moment, timeZone));
  const [method, setMethod] = useState<RefundMethod>(refund.gateway === null ? "cash" : "transfer");
  const [on, setDay] = useState(today ?? "");
  const [note, setNote] = useState("");
  const [error, setError] = useState("");
  const sum = formats.price(refund.amount, booking.currency);
  const driver = useDriverName()(booking.driver.fullName);

  function send() {
    const problem = problemOf(on);
    if (problem === null) staffActions.run({ kind: "recordRefund", refundId: refund.id, method, on, note });
    else setError(validationText(problem, i18n));
  }

  function problemOf(day: string): string | null {
    if (!isCalendarDate(day)) return "date_invalid";
    if (day > (today ?? "")) return "return_in_future";
    return day < (refundDay ?? "") ? "return_before_refund" : null;
  }

  return (
    <FormDialog
      title={t`Record a refund`}
      effect={t`You have returned ${sum} to ${driver}, who is told by email. This cannot be undone.`}
      button={t`Record the refund`}
      isDestructive={false}
      working={staffActions.working !== null && t`Working…`}
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
        min={refundDay}
        max={today}
        value={on}
        error={error}
        onChange={({ target }) => {
          setDay(target.value);
          setError("");
        }}
      />
      <TextField
        label={t`Reference or note`}
        hint={t`Optional, for example the reference of the transfer. The driver reads it.`}
        autoComplete="off"
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <StaffActionProblem problem={staffActions.problem} booking={booking} />
    </FormDialog>
  );
}
