import { unsubscribe } from "@sayara/api-client/contract/notifications/notifications";
import { apiContext } from "#web/request/requestContext.ts";
import { refusedResult } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import type { ActionArgs } from "#web/shared/form/pageAction.ts";

/** Turns notification mails off, with the token of the mailed link. */
export async function unsubscribeAction({ request, context }: ActionArgs): Promise<FormResult<never>> {
  const token = new URL(request.url).searchParams.get("t") ?? "";
  const call = await context.get(apiContext)();
  const outcome = await call(unsubscribe, { params: { token } });
  return outcome.ok ? { done: true } : refusedResult(outcome.refusal);
}
