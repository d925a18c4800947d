import { actOnClient } from "@sayara/api-client/contract/clients/clients";
import type { AdminActionType } from "@sayara/domain/user/AdminActionType";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { SentClientAct } from "./SentClientAct.ts";

/** Carries out an action on the client's account [CL1–CL4]. The page then reloads the account. */
export async function clientPageAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<"act", AdminActionType>> {
  const { errors, ready } = validateValues<"act", SentClientAct>(SentClientAct, await request.json());
  if (ready === null) return { errors };
  const { id, act } = ready;
  const call = await context.get(apiContext)();
  const response = await call(actOnClient, { params: { id }, body: act });
  return response.ok ? { done: act.action } : refusedResult(response.refusal);
}
