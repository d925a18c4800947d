import type { Client } from "@sayara/api-client/client/createClient";
import type { ReviewSubmission } from "@sayara/domain/review/ReviewSubmission";
import { useState } from "react";
import { createFormDraft } from "#web/shared/form/createFormDraft.ts";
import { type FormProblem, faultKindOf, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { type FormAnswer, useForm } from "#web/shared/form/useForm.ts";
import { emptyReview, type ReviewValues } from "./ReviewValues.ts";

export interface ReviewTools {
  bookingId: string;
  openApi: () => Promise<Client>;
  onSent: () => void;
  onProblem?: (problem: FormProblem) => void;
}

/** The review form of one booking. What is typed is kept over a reload, for each booking apart. */
export function useReview({ bookingId, openApi, onSent, onProblem }: ReviewTools) {
  const [draft] = useState(() => createFormDraft(`sayara.review.${bookingId}`, Object.keys(emptyReview)));
  const form = useForm<ReviewValues, ReviewSubmission>({
    start: emptyReview,
    draft,
    ...(onProblem && { onProblem }),
    loadCheck: async () => {
      const { checkReview } = await import("./checkReview.ts");
      return (values) => checkReview(bookingId, values);
    },
    send,
  });

  async function send(review: ReviewSubmission): Promise<FormAnswer<keyof ReviewValues>> {
    const [call, { addReview }] = await Promise.all([
      openApi(),
      import("@sayara/api-client/contract/reviews/addReview"),
    ]);
    try {
      const outcome = await call(addReview, { body: review });
      if (!outcome.ok) return refusedAnswer(outcome.refusal);
    } catch (error) {
      if (faultKindOf(error) !== "server") throw error;
      return { problem: { kind: "refused", code: "review_failed", retryAfter: null } };
    }
    form.reset();
    onSent();
    return "done";
  }

  return form;
}
