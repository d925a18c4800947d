import { t } from "@lingui/core/macro";
import { addReview } from "@sayara/api-client/contract/reviews/addReview";
import { addReviewPhoto, deleteReviewPhoto } from "@sayara/api-client/contract/reviews/reviewPhotos";
import { reportReview } from "@sayara/api-client/contract/reviews/reviewReports";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { faultKindOf, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { sendUpload } from "@sayara/frontend/upload/sendUpload";
import { PICTURE_UPLOAD } from "@sayara/frontend/upload/useUpload";
import { type ReviewValues, emptyReview } from "./ReviewValues.ts";
import { checkReview } from "./checkReview.ts";

type Result = FormResult<keyof ReviewValues>;

/** Publishes the review of the page's booking, adds or deletes its photo, or reports the agency's answer. */
export async function reviewAction({ request, context }: ActionArgs): Promise<Result> {
  const data = await request.formData();
  const call = await context.get(apiContext)();
  const params = { id: String(data.get("id") ?? "") };
  const intent = data.get("intent");
  if (intent === "photo") return addPhoto();
  if (intent === "deletePhoto") return deletePhoto();
  if (intent === "report") return report();
  const bookingId = new URL(request.url).searchParams.get("b") ?? "";
  const values = readValues(data, emptyReview);
  const { errors, ready } = checkReview(bookingId, values, context.get(languageContext));
  if (ready === null) return { errors };
  try {
    const outcome = await call(addReview, { body: ready });
    if (!outcome.ok) return refusedResult(outcome.refusal);
    showToast(t`Thank you: your review is published`, "success");
    return { done: true };
  } catch (error) {
    if (faultKindOf(error) !== "server") throw error;
    return { problem: { kind: "refused", code: "review_failed", retryAfter: null } };
  }

  async function addPhoto(): Promise<Result> {
    const body = new FormData();
    body.set("image", data.get("image") ?? "");
    const response = await sendUpload(PICTURE_UPLOAD, (options) =>
      call(addReviewPhoto, { params, body }, options),
    );
    if (response === null) return { errors: {} };
    if (!response.ok) return refusedResult(response.refusal);
    showToast(t`Your photo is sent`, "success");
    return { done: true };
  }

  async function deletePhoto(): Promise<Result> {
    const response = await call(deleteReviewPhoto, { params });
    if (!response.ok) return refusedResult(response.refusal);
    showToast(t`Your photo is deleted`, "success");
    return { done: true };
  }

  async function report(): Promise<Result> {
    const response = await call(reportReview, { params, body: { reason: String(data.get("reason") ?? "") } });
    if (!response.ok) return refusedResult(response.refusal);
    showToast(t`The answer is reported`, "success");
    return { done: true };
  }
}
