import { chooseNextPlan, payPlan } from "@sayara/api-client/contract/subscriptions/changePlan";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { PlanIntent } from "./PlanIntent.ts";

/** `pay`: the user continues to the gateway's page at `url`. */
export type PlanDone = { intent: "choose" } | { intent: "pay"; url: string };

/** Chooses the next plan, or starts a payment for a plan. The page then reloads the plan. */
export async function planAction({ request, context }: ActionArgs): Promise<FormResult<never, PlanDone>> {
  const { errors, ready } = validateValues<never, PlanIntent>(PlanIntent, await request.json());
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  const params = { supplier: "own" };
  if (ready.intent === "choose") {
    const { intent, ...body } = ready;
    const response = await call(chooseNextPlan, { params, body });
    return response.ok ? { done: { intent } } : refusedResult(response.refusal);
  }
  const { intent, ...body } = ready;
  const response = await call(payPlan, { params, body });
  return response.ok ? { done: { intent, url: response.data.url } } : refusedResult(response.refusal);
}
