import { Trans, useLingui } from "@lingui/react/macro";
import { MAX_MESSAGE_REPORT_LENGTH } from "@sayara/domain/config/businessDefaults";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Text } from "@sayara/ui/Text/Text";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useState } from "react";

/** Reports the agency's answer to the administrators [RV14]. */
export function ReportAnswer({ id, isReported }: { id: string; isReported: boolean }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const { send, isSending, problem, reset } = useSubmission({ onDone: () => setOpen(false) });
  if (isReported)
    return (
      <Text size="sm" tone="muted">
        <Trans>You have reported this answer. Our team will look into it.</Trans>
      </Text>
    );
  return (
    <>
      <Inline>
        <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
          <Trans>Report this answer…</Trans>
        </Button>
      </Inline>
      {isOpen && (
        <FormDialog
          title={t`Report the agency’s answer`}
          effect={t`Our team reads the review, the answer and your reason, and may remove the answer.`}
          button={t`Report the answer`}
          isDestructive={false}
          working={isSending && t`Sending…`}
          onSend={() => {
            if (reason.trim() === "") setError(t`Give the reason.`);
            else send({ intent: "report", id, reason: reason.trim() });
          }}
          onClose={() => {
            reset();
            setOpen(false);
          }}
        >
          <TextArea
            label={t`What is wrong with it?`}
            required
            rows={3}
            maxLength={MAX_MESSAGE_REPORT_LENGTH}
            error={error}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setError("");
            }}
          />
          <ProblemNotice problem={problem} />
        </FormDialog>
      )}
    </>
  );
}
