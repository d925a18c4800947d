import { t } from "@lingui/core/macro";
import { addReview } from "@sayara/api-client/contract/reviews/addReview";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { faultKindOf, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { type ReviewValues, emptyReview } from "./ReviewValues.ts";
import { checkReview } from "./checkReview.ts";

/** Publishes the review of the page's booking. */
export async function reviewAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<keyof ReviewValues>> {
  const bookingId = new URL(request.url).searchParams.get("b") ?? "";
  const { errors, ready } = checkReview(bookingId, readValues(await request.formData(), emptyReview));
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  try {
    const outcome = await call(addReview, { body: ready });
    if (!outcome.ok) return refusedResult(outcome.refusal);
    showToast(t`Thank you: your review is published`, "success");
    return { done: true };
  } catch (error) {
    if (faultKindOf(error) !== "server") throw error;
    return { problem: { kind: "refused", code: "review_failed", retryAfter: null } };
  }
}
