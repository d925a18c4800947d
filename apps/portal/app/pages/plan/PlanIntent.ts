import { chooseNextPlanInput, payPlanInput } from "@sayara/api-client/contract/subscriptions/changePlan";
import * as v from "valibot";

/** Actions of the page. */
export const PlanIntent = v.variant("intent", [
  v.object({ intent: v.literal("choose"), ...chooseNextPlanInput.body.entries }),
  v.object({ intent: v.literal("pay"), ...payPlanInput.body.entries }),
]);
export type PlanIntent = v.InferOutput<typeof PlanIntent>;
