import { apiContext } from "@sayara/frontend/request/requestContext";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import type { ReviewStaffAction } from "./ReviewStaffAction.ts";
import { sendReviewStaffAction } from "./sendReviewStaffAction.ts";

/** Route action of pages that list reviews: performs a staff action on one. */
export async function reviewAction({ request, context }: ActionArgs): Promise<FormResult<never>> {
  const call = await context.get(apiContext)();
  const { review, act }: { review: string; act: ReviewStaffAction } = await request.json();
  const outcome = await sendReviewStaffAction(call, review, act);
  return outcome.ok ? { done: true } : refusedResult(outcome.refusal);
}
