import {
  grantPlanInput,
  recordPlanPaymentInput,
  recordPlanRefundInput,
} from "@sayara/api-client/contract/subscriptions/adminPlan";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";

/** Actions of the page. */
export const AgencyAct = v.variant("act", [
  v.object({ act: v.literal("pay"), id: EntityId, ...recordPlanPaymentInput.body.entries }),
  v.object({ act: v.literal("grant"), id: EntityId, ...grantPlanInput.body.entries }),
  v.object({
    act: v.literal("return"),
    ...recordPlanRefundInput.params.entries,
    ...recordPlanRefundInput.body.entries,
  }),
]);
export type AgencyAct = v.InferOutput<typeof AgencyAct>;
