import { apiContext } from "#web/request/requestContext.ts";
import { refusedResult } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import type { ActionArgs } from "#web/shared/form/pageAction.ts";
import type { ReviewStaffAction } from "./ReviewStaffAction.ts";
import { sendReviewStaffAction } from "./sendReviewStaffAction.ts";

/** Route action of pages that list reviews: performs a staff action on one. */
export async function reviewAction({ request, context }: ActionArgs): Promise<FormResult<never>> {
  const call = await context.get(apiContext)();
  const { review, act }: { review: string; act: ReviewStaffAction } = await request.json();
  const outcome = await sendReviewStaffAction(call, review, act);
  return outcome.ok ? { done: true } : refusedResult(outcome.refusal);
}
