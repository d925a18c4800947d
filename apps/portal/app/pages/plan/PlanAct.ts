import { chooseNextPlanInput, payPlanInput } from "@sayara/api-client/contract/subscriptions/changePlan";
import * as v from "valibot";

/** Actions of the page. */
export const PlanAct = v.variant("act", [
  v.object({ act: v.literal("choose"), ...chooseNextPlanInput.body.entries }),
  v.object({ act: v.literal("pay"), ...payPlanInput.body.entries }),
]);
export type PlanAct = v.InferOutput<typeof PlanAct>;
