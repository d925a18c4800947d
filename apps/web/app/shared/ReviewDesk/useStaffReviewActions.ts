import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import { useSubmission } from "#web/shared/form/useSubmission.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { ReviewDeskAction } from "./ReviewDeskAction.ts";

/** State of the staff actions on a review. */
export interface ReviewActions {
  run: (act: ReviewDeskAction) => void;
  isSending: boolean;
  /** The last completed action. */
  done: ReviewDeskAction | null;
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
  const [sent, setSent] = useState<ReviewDeskAction | null>(null);
  const { act, isSending, done, problem, reset } = useSubmission<true, never, ReviewRequest>({
    onProblem: showUnhandledToast,
    onDone() {
      if (sent === null) return;
      const messages = {
        answer: t`The answer is published`,
        hide: t`The review is hidden`,
        show: t`The review is shown`,
      };
      showToast(messages[sent.kind], "success");
      if (sent.kind === "answer") onChange({ answer: sent.text });
      else onChange({ hiddenReason: sent.kind === "hide" ? sent.text : null });
    },
  });
  return {
    run(chosen) {
      setSent(chosen);
      act({ intent: "review", review: id, act: chosen });
    },
    isSending,
    done: done === null ? null : sent,
    problem,
    reset,
  };
}

interface ReviewRequest {
  intent: "review";
  review: string;
  act: ReviewDeskAction;
}
