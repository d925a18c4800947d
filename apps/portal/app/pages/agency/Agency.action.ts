import { grantPlan, recordPlanPayment } from "@sayara/api-client/contract/subscriptions/adminPlan";
import type { Client } from "@sayara/api-client/client/createClient";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { AgencyAct } from "./AgencyAct.ts";

/** `unchanged`: the plan was changed meanwhile. */
export type AgencyDone = "paid" | "granted" | "unchanged";

/** Records a payment of the agency's plan, or grants one [SU9]. The page then reads the plan again. */
export async function agencyAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<"until" | "reference", AgencyDone>> {
  const { errors, ready } = validateValues<"until" | "reference", AgencyAct>(AgencyAct, await request.json());
  if (ready === null) return { errors };
  const response = await send(await context.get(apiContext)(), ready);
  if (response.ok) return { done: ready.act === "pay" ? "paid" : "granted" };
  const { code } = response.refusal;
  const isLate = code === "stale_version" || code === "transition_refused";
  return isLate ? { done: "unchanged" } : refusedResult(response.refusal);
}

function send(call: Client, ready: AgencyAct) {
  if (ready.act === "pay") {
    const { act: _, id, ...body } = ready;
    return call(recordPlanPayment, { params: { id }, body });
  }
  const { act: _, id, ...body } = ready;
  return call(grantPlan, { params: { id }, body });
}
