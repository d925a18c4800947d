import { useLingui } from "@lingui/react/macro";
import type { SupplierReview } from "@sayara/api-client/contract/reviews/supplierReviews";
import { MAX_MESSAGE_REPORT_LENGTH, REVIEW_ANSWER_HOURS } from "@sayara/domain/config/businessDefaults";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useState } from "react";
import type { ReviewIntent } from "./ReviewIntent.ts";

/** The open dialog of a review: for answering, changing the answer, or reporting. */
export interface ReviewDialogTarget {
  review: SupplierReview;
  intent: ReviewIntent["intent"];
}

/** Maximum characters of an answer [RV9]. */
const MAX_ANSWER_LENGTH = 2000;

/** Form for an answer, its change, or a report of a review. States who will read the text. */
export function ReviewDialog({ review, intent, onClose }: ReviewDialogTarget & { onClose: () => void }) {
  const { t } = useLingui();
  const author = useDriverName()(review.author);
  const [text, setText] = useState(intent === "change" ? (review.answer?.text ?? "") : "");
  const [error, setError] = useState("");
  const hours = REVIEW_ANSWER_HOURS;
  const answer = {
    title: t`Answer the review of ${author}`,
    effect: t`Your answer is shown to everyone below the review, and the driver is told. You can change it for ${hours} hours.`,
    label: t`Your answer`,
    missing: t`Write the answer.`,
    button: t`Publish the answer`,
    done: t`The answer is published`,
  };
  const messages = {
    answer,
    change: {
      ...answer,
      title: t`Change the answer to ${author}`,
      effect: t`The new text replaces the answer for everyone. The driver is not told again.`,
      button: t`Save the answer`,
      done: t`The answer is changed`,
    },
    report: {
      title: t`Report the review of ${author}`,
      effect: t`Our team reads the review and your reason, and may hide the review. A bad rating alone is no reason.`,
      label: t`What is wrong with it?`,
      missing: t`Give the reason.`,
      button: t`Report the review`,
      done: t`The review is reported`,
    },
  }[intent];
  const { submitJson, isSending, problem } = useSubmission<ReviewIntent["intent"], "text", ReviewIntent>({
    onDone() {
      showToast(messages.done, "success");
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.title}
      effect={messages.effect}
      button={messages.button}
      isDestructive={false}
      working={isSending && t`Sending…`}
      onSend={() => {
        if (text.trim() === "") setError(messages.missing);
        else submitJson({ intent, id: review.id, text });
      }}
      onClose={onClose}
    >
      <TextArea
        label={messages.label}
        required
        rows={intent === "report" ? 3 : 6}
        maxLength={intent === "report" ? MAX_MESSAGE_REPORT_LENGTH : MAX_ANSWER_LENGTH}
        dir="auto"
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError("");
        }}
      />
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
