import { unsubscribe } from "@sayara/api-client/contract/notifications/notifications";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";

/** Turns notification mails off, with the token of the mailed link. */
export async function unsubscribeAction({ request, context }: ActionArgs): Promise<FormResult<never>> {
  const token = new URL(request.url).searchParams.get("t") ?? "";
  const call = await context.get(apiContext)();
  const outcome = await call(unsubscribe, { params: { token } });
  return outcome.ok ? { done: true } : refusedResult(outcome.refusal);
}
