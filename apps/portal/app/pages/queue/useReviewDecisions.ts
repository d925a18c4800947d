import { useLingui } from "@lingui/react/macro";
import type { WaitingReview } from "@sayara/api-client/contract/reviews/reviewReports";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useState } from "react";
import type { QueueIntent } from "./QueueIntent.ts";
import type { QueueDone } from "./Queue.action.ts";

/** Decisions about a review that need a dialog. */
export type ReviewQuestion = "refusePhoto" | "hide" | "removeAnswer" | "close";

export interface AskedReview {
  review: WaitingReview;
  question: ReviewQuestion;
}

export interface ReviewDecisions {
  asked: AskedReview | null;
  ask: (asked: AskedReview | null) => void;
  /** Sends the decision of the open dialog. */
  decide: (asked: AskedReview, reason: string) => void;
  acceptPhoto: (id: string) => void;
  isSending: boolean;
  problem: FormProblem | null;
}

interface ReviewDecisionOptions {
  /** Called with the review's id before a decision is sent. */
  onSend: (id: string) => void;
  /** Called once the decision is made. */
  onDecided: () => void;
}

/** Manages decisions about reviews: their photos, reports and answers [RV10, RV13, RV14]. */
export function useReviewDecisions({ onSend, onDecided }: ReviewDecisionOptions): ReviewDecisions {
  const { t } = useLingui();
  const [asked, setAsked] = useState<AskedReview | null>(null);
  const { submitJson, isSending, problem, reset } = useSubmission<QueueDone, never, QueueIntent>({
    onDone(done) {
      setAsked(null);
      onDecided();
      if (done === "decidedElsewhere")
        showToast(t`Nothing was changed: this was decided before. The list is up to date.`, "info");
      else showToast(t`Your decision is saved.`, "success");
    },
  });
  return {
    asked,
    ask(next) {
      reset();
      setAsked(next);
    },
    decide({ review: { id }, question }, reason) {
      onSend(id);
      if (question === "refusePhoto") submitJson({ intent: "decideReviewPhoto", id, reason });
      else if (question === "hide") submitJson({ intent: "hideReview", id, reason });
      else
        submitJson({
          intent: "closeReviewReports",
          id,
          answerRemoval: question === "removeAnswer" ? reason : null,
        });
    },
    acceptPhoto(id) {
      onSend(id);
      submitJson({ intent: "decideReviewPhoto", id, reason: null });
    },
    isSending,
    problem,
  };
}
