import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import { useSubmission } from "#web/shared/form/useSubmission.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { ReviewDeskAction } from "./ReviewDeskAction.ts";

/** State of staff's acts on a review. */
export interface ReviewActions {
  run: (act: ReviewDeskAction) => void;
  isSending: boolean;
  /** The act that was done last. */
  done: ReviewDeskAction | null;
  problem: FormProblem | null;
  reset: () => void;
}

/** What an act of staff changes of a review. */
export interface ReviewChange {
  answer?: string;
  /** Null: it is shown again. */
  hiddenReason?: string | null;
}

/** Sends staff's acts on a review to the page's action, with a toast after each. `onChange` shows what has changed. */
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
  /** Id of the review. */
  review: string;
  act: ReviewDeskAction;
}
