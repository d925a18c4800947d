import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { MAX_CANCEL_REASON_LENGTH } from "@sayara/domain/booking/CancelReason";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useState } from "react";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { StaffActionProblem } from "./StaffActionProblem.tsx";

export interface RefuseDialogProps {
  booking: Pick<Booking, "status"> & { driver: Pick<Booking["driver"], "fullName"> };
  isSending: boolean;
  problem: FormProblem | null;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason for a refusal, and explains its consequences for the driver. */
export function RefuseDialog({ booking, isSending, problem, onSend, onClose }: RefuseDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const driver = booking.driver.fullName;

  function send() {
    const reason = text.trim();
    if (reason === "") setError(t`Give the reason.`);
    else onSend(reason);
  }

  return (
    <FormDialog
      title={t`Refuse this request?`}
      effect={t`${driver} is told by email, with your reason, and is offered other cars for the same dates. This cannot be undone.`}
      button={t`Refuse the request`}
      isDestructive
      working={isSending && t`Sending…`}
      onSend={send}
      onClose={onClose}
    >
      <TextArea
        label={t`Reason`}
        hint={t`The driver reads it.`}
        required
        rows={3}
        maxLength={MAX_CANCEL_REASON_LENGTH}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError("");
        }}
      />
      <StaffActionProblem {...{ problem, booking }} />
    </FormDialog>
  );
}
