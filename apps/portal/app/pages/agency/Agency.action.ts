import {
  grantPlan,
  recordPlanPayment,
  recordPlanRefund,
} from "@sayara/api-client/contract/subscriptions/adminPlan";
import type { Client } from "@sayara/api-client/client/createClient";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { AgencyIntent } from "./AgencyIntent.ts";

/** `unchanged`: the plan was changed in the meantime. */
export type AgencyDone = "paid" | "granted" | "returned" | "unchanged";

/** A field of one of the page's dialogs. */
export type AgencyField = "until" | "reference" | "on";

/**
 * Records a payment or a refund of the agency's plan, or grants a plan [SU8, SU9]. The page then reads the
 * plan again.
 */
export async function agencyAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<AgencyField, AgencyDone>> {
  const { errors, ready } = validateValues<AgencyField, AgencyIntent>(AgencyIntent, await request.json());
  if (ready === null) return { errors };
  const response = await send(await context.get(apiContext)(), ready);
  if (response.ok) return { done: doneOf[ready.intent] };
  const { code } = response.refusal;
  const isLate = code === "stale_version" || code === "transition_refused";
  return isLate ? { done: "unchanged" } : refusedResult(response.refusal);
}

const doneOf = { pay: "paid", grant: "granted", return: "returned" } as const;

function send(call: Client, ready: AgencyIntent) {
  if (ready.intent === "pay") {
    const { intent: _, id, ...body } = ready;
    return call(recordPlanPayment, { params: { id }, body });
  }
  if (ready.intent === "return") {
    const { intent: _, id, payment, ...body } = ready;
    return call(recordPlanRefund, { params: { id, payment }, body });
  }
  const { intent: _, id, ...body } = ready;
  return call(grantPlan, { params: { id }, body });
}
