import { answerReview } from "@sayara/api-client/contract/reviews/manageReviews";
import { reportReview } from "@sayara/api-client/contract/reviews/reviewReports";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { ReviewIntent } from "./ReviewIntent.ts";

/** Answers a review, changes the answer [RV9], or reports the review [RV14]. */
export async function reviewsAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<"text", ReviewIntent["intent"]>> {
  const { errors, ready } = validateValues<"text", ReviewIntent>(ReviewIntent, await request.json());
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  const params = { id: ready.id };
  const response =
    ready.intent === "report"
      ? await call(reportReview, { params, body: { reason: ready.text } })
      : await call(answerReview, {
          params,
          body: { answer: ready.text, isChange: ready.intent === "change" },
        });
  return response.ok ? { done: ready.intent } : refusedResult(response.refusal);
}
