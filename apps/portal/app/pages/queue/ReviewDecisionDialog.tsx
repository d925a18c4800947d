import { useLingui } from "@lingui/react/macro";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useState } from "react";
import type { AskedReview } from "./useReviewDecisions.ts";

/** Maximum characters of a reason [RV10]. */
const MAX_REASON_LENGTH = 300;

interface ReviewDecisionDialogProps {
  asked: AskedReview;
  isSending: boolean;
  problem: FormProblem | null;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/**
 * Dialog for the reason of a decision about a review. Says who will read it. Closing reports requires no
 * reason.
 */
export function ReviewDecisionDialog({
  asked: { review, question },
  isSending,
  problem,
  onSend,
  onClose,
}: ReviewDecisionDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const name = [review.reference, review.supplier.name].filter(Boolean).join(", ");
  const { title, effect, button } = {
    refusePhoto: {
      title: t`Refuse the photo of ${name}?`,
      effect: t`The photo is deleted. The driver is told, and reads your reason.`,
      button: t`Refuse the photo`,
    },
    hide: {
      title: t`Hide the review of ${name}?`,
      effect: t`Its text, rating and photo are no longer shown and no longer count, and its reports are closed. Everyone reads your reason in their place.`,
      button: t`Hide the review`,
    },
    removeAnswer: {
      title: t`Remove the answer of ${name}?`,
      effect: t`The answer is deleted and cannot be written again. The agency reads your reason.`,
      button: t`Remove the answer`,
    },
    close: {
      title: t`Close the reports of ${name}?`,
      effect: t`The review and its answer stay as they are.`,
      button: t`Close the reports`,
    },
  }[question];
  return (
    <FormDialog
      title={title}
      effect={effect}
      button={button}
      isDestructive={question !== "close"}
      working={isSending && t`Sending…`}
      onSend={() => {
        if (question !== "close" && reason.trim() === "") setError(t`Give the reason.`);
        else onSend(reason.trim());
      }}
      onClose={onClose}
    >
      {question !== "close" && (
        <TextArea
          label={t`Reason`}
          required
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          error={error}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setError("");
          }}
        />
      )}
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
