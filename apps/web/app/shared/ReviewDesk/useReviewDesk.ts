import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";

/** What staff does to a review: `text` is the answer or the reason; both are public. */
export type ReviewAct = { kind: "answer" | "hide"; text: string } | { kind: "show" };

/** State of staff's acts on a review. */
export interface ReviewActs {
  /** Resolves with whether the act was done. */
  run: (act: ReviewAct) => Promise<boolean>;
  isSending: boolean;
  problem: FormProblem | null;
  reset: () => void;
}

interface ReviewDeskTools {
  /** Of the review. */
  id: string;
  openApi: () => Promise<Client>;
  onDone: (act: ReviewAct) => void;
}

/** Sends the acts of staff on a review: the agency's answer [RV9], and an admin's hiding [RV10]. */
export function useReviewDesk({ id, openApi, onDone }: ReviewDeskTools): ReviewActs {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useProblem();

  async function send(act: ReviewAct): Promise<FormProblem | null> {
    const [call, { answerReview, hideReview }] = await Promise.all([
      openApi(),
      import("@sayara/api-client/contract/reviews/manageReviews"),
    ]);
    const params = { id };
    const outcome =
      act.kind === "answer"
        ? await call(answerReview, { params, body: { answer: act.text } })
        : await call(hideReview, { params, body: { reason: act.kind === "hide" ? act.text : null } });
    return outcome.ok ? null : refusedAnswer(outcome.refusal).problem;
  }

  async function run(act: ReviewAct): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    setProblem(null);
    const found = await send(act).catch(faultProblem);
    setSending(false);
    setProblem(found);
    if (found === null) onDone(act);
    return found === null;
  }

  return { run, isSending, problem, reset: () => setProblem(null) };
}
