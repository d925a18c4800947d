import { REVIEW_ANSWER_HOURS } from "@sayara/domain/config/businessDefaults";
import { useLingui } from "@lingui/react/macro";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useState } from "react";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { ReviewActions } from "./useStaffReviewActions.ts";

/** Maximum text lengths [RV9, RV10], in characters. */
const MAX_LENGTHS = { answer: 2000, hide: 300 } as const;

interface ReviewDialogProps {
  kind: "answer" | "hide";
  author: string;
  actions: Pick<ReviewActions, "isSending" | "problem">;
  onSend: (text: string) => void;
  onClose: () => void;
}

/** Form for a reply, or for the reason for hiding a review. It states who will read the text. */
export function ReviewDialog({ kind, author, actions, onSend, onClose }: ReviewDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const hours = REVIEW_ANSWER_HOURS;
  const messages =
    kind === "answer"
      ? {
          title: t`Answer the review of ${author}`,
          effect: t`Your answer is shown to everyone below the review, and the driver is told. You can change it for ${hours} hours on the portal’s page “Reviews”.`,
          label: t`Your answer`,
          missing: t`Write the answer.`,
          button: t`Publish the answer`,
        }
      : {
          title: t`Hide the review of ${author}`,
          effect: t`Its text and rating are no longer shown and no longer count. The reason is shown to everyone in their place.`,
          label: t`Reason`,
          missing: t`Give the reason.`,
          button: t`Hide the review`,
        };

  function send() {
    const trimmed = text.trim();
    if (trimmed === "") setError(messages.missing);
    else onSend(trimmed);
  }

  return (
    <FormDialog
      title={messages.title}
      effect={messages.effect}
      button={messages.button}
      isDestructive={kind === "hide"}
      working={actions.isSending && t`Sending…`}
      onSend={send}
      onClose={onClose}
    >
      <TextArea
        label={messages.label}
        required
        rows={kind === "answer" ? 5 : 3}
        maxLength={MAX_LENGTHS[kind]}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError("");
        }}
      />
      <ProblemNotice problem={actions.problem} />
    </FormDialog>
  );
}
