import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { ReviewStaffAction } from "./ReviewStaffAction.ts";

/** State of the staff actions on a review. */
export interface ReviewActions {
  run: (action: ReviewStaffAction) => void;
  isSending: boolean;
  /** The last completed action. */
  done: ReviewStaffAction | null;
  problem: FormProblem | null;
  reset: () => void;
}

/** Change that a staff action makes to a review. */
export interface ReviewChange {
  answer?: string;
  /** Null if the review is shown again. */
  hiddenReason?: string | null;
}

/**
 * Sends staff actions on a review to the page's action, and shows a toast after each. `onChange` receives the changes.
 */
export function useStaffReviewActions(id: string, onChange: (change: ReviewChange) => void): ReviewActions {
  const { t } = useLingui();
  const [submitted, setSubmitted] = useState<ReviewStaffAction | null>(null);
  const { submitJson, isSending, done, problem, reset } = useSubmission<true, never, ReviewRequest>({
    onProblem: showUnhandledToast,
    onDone() {
      if (submitted === null) return;
      const messages = {
        answer: t`The answer is published`,
        hide: t`The review is hidden`,
        show: t`The review is shown`,
      };
      showToast(messages[submitted.kind], "success");
      if (submitted.kind === "answer") onChange({ answer: submitted.text });
      else onChange({ hiddenReason: submitted.kind === "hide" ? submitted.text : null });
    },
  });
  return {
    run(action) {
      setSubmitted(action);
      submitJson({ intent: "review", review: id, act: action });
    },
    isSending,
    done: done === null ? null : submitted,
    problem,
    reset,
  };
}

interface ReviewRequest {
  intent: "review";
  review: string;
  act: ReviewStaffAction;
}
