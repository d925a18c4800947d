import { apiContext } from "#web/request/requestContext.ts";
import { refusedAnswer } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import type { ActionArgs } from "#web/shared/form/pageAction.ts";
import type { ReviewAct } from "./ReviewAct.ts";
import { sendReviewAct } from "./sendReviewAct.ts";

/** Action of a page that lists reviews: carries out an act of staff on one. */
export async function reviewAction({ request, context }: ActionArgs): Promise<FormResult<never>> {
  const call = await context.get(apiContext)();
  const { review, act }: { review: string; act: ReviewAct } = await request.json();
  const outcome = await sendReviewAct(call, review, act);
  return outcome.ok ? { done: true } : refusedAnswer(outcome.refusal);
}
