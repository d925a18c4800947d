import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { ChangeRequest } from "@sayara/domain/booking/change/ChangeRequest";
import { validationText } from "@sayara/i18n/messages/validationText";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useState } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { StaffActionProblem } from "@sayara/frontend/rental/StaffActions/StaffActionProblem";
import type { StaffActionState } from "./useStaffActions.ts";

/** Maximum number of characters in a reason. */
const MAX_REASON_LENGTH = 500;

interface ChangeDialogProps {
  booking: Booking;
  request: ChangeRequest;
  accept: boolean;
  staffActions: StaffActionState;
  onClose: () => void;
}

/** Explains the effect of the decision, requires a reason for a refusal, and sends it [CN14]. */
export function ChangeDialog({ booking, request, accept, staffActions, onClose }: ChangeDialogProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const total = formats.price(request.total, booking.currency);
  const driver = booking.driver.fullName;

  function send() {
    if (accept) staffActions.run({ kind: "decideChange", accept, total: request.total });
    else if (reason.trim() === "") setError(validationText("required", i18n));
    else staffActions.run({ kind: "decideChange", accept, reason: reason.trim() });
  }

  return (
    <FormDialog
      title={accept ? t`Accept the new dates?` : t`Decline the new dates?`}
      effect={
        accept
          ? t`The booking has the new dates at once, at ${total} in all, and ${driver} is told by email. What is not paid yet is paid online or at your desk.`
          : t`The booking stays as it is, and ${driver} is told by email.`
      }
      button={accept ? t`Accept the new dates` : t`Decline the request`}
      isDestructive={false}
      working={staffActions.working !== null && t`Working…`}
      onSend={send}
      onClose={onClose}
    >
      {!accept && (
        <TextArea
          label={t`Reason`}
          hint={t`The driver reads it.`}
          required
          error={error}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setError("");
          }}
        />
      )}
      <StaffActionProblem problem={staffActions.problem} booking={booking} />
    </FormDialog>
  );
}
