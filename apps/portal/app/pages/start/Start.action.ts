import { submitSupplier } from "@sayara/api-client/contract/suppliers/join";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";

/** `alreadySent`: a colleague has applied, or an administrator has decided, since the page was loaded. */
export type StartDone = "sent" | "alreadySent";

/** Submits the agency's application for acceptance [JN3]. */
export async function startAction({ context }: ActionArgs): Promise<FormResult<never, StartDone>> {
  const call = await context.get(apiContext)();
  const response = await call(submitSupplier, { params: { supplier: "own" } });
  if (response.ok) return { done: "sent" };
  if (response.refusal.code === "transition_refused") return { done: "alreadySent" };
  return refusedResult(response.refusal);
}
