import type { Client } from "@sayara/api-client/client/createClient";
import { decideDocument, supplierDocumentFile } from "@sayara/api-client/contract/suppliers/documents";
import { hideReview } from "@sayara/api-client/contract/reviews/manageReviews";
import { decideReviewPhoto, waitingReviewPhoto } from "@sayara/api-client/contract/reviews/reviewPhotos";
import { closeReviewReports } from "@sayara/api-client/contract/reviews/reviewReports";
import { decideSupplier } from "@sayara/api-client/contract/suppliers/join";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { downloadDocument } from "#portal/papers/downloadDocument.ts";
import { QueueIntent } from "./QueueIntent.ts";

/** `decidedElsewhere`: another administrator has decided, or the agency has handed in another file. */
export type QueueDone = "accepted" | "refused" | "decidedElsewhere" | "downloaded";

/**
 * Carries out a decision on an entry [JN4] [DR1] [RV13] [RV14], downloads a document's file, or returns a
 * file or a photo for display. The page reloads the list after a decision.
 */
export async function queueAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<"reason", QueueDone | Blob>> {
  const { errors, ready } = validateValues<"reason", QueueIntent>(QueueIntent, await request.json());
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  if (ready.intent === "download") return downloadDocument(call, ready);
  if (ready.intent === "show") return readFile(call, ready, request.signal);
  if (ready.intent === "showReviewPhoto") return readPhoto(call, ready, request.signal);
  const response = await decide(call, ready);
  if (response.ok) return { done: "reason" in ready && ready.reason !== null ? "refused" : "accepted" };
  const { code } = response.refusal;
  if (code === "transition_refused" || code === "not_found") return { done: "decidedElsewhere" };
  return refusedResult(response.refusal);
}

async function readFile(
  call: Client,
  { supplier, id }: { supplier: string; id: string },
  signal: AbortSignal,
): Promise<FormResult<never, Blob>> {
  const response = await call(supplierDocumentFile, { params: { supplier, id } }, { signal });
  return response.ok ? { done: response.data } : refusedResult(response.refusal);
}

async function readPhoto(
  call: Client,
  { id }: { id: string },
  signal: AbortSignal,
): Promise<FormResult<never, Blob>> {
  const response = await call(waitingReviewPhoto, { params: { id } }, { signal });
  return response.ok ? { done: response.data } : refusedResult(response.refusal);
}

type Decision = Exclude<QueueIntent, { intent: "show" | "showReviewPhoto" | "download" }>;

function decide(call: Client, decision: Decision) {
  const { intent, id } = decision;
  const params = { id };
  if (intent === "decideReviewPhoto")
    return call(decideReviewPhoto, { params, body: { reason: decision.reason } });
  if (intent === "hideReview") return call(hideReview, { params, body: { reason: decision.reason } });
  if (intent === "closeReviewReports")
    return call(closeReviewReports, { params, body: { answerRemoval: decision.answerRemoval } });
  const { reason } = decision;
  if (intent === "decideSupplier") return call(decideSupplier, { params, body: { reason } });
  return call(decideDocument, { params, body: { reason, reasonCode: decision.reasonCode } });
}
