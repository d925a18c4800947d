import {
  grantPlanInput,
  recordPlanPaymentInput,
  recordPlanRefundInput,
} from "@sayara/api-client/contract/subscriptions/adminPlan";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";

/** Actions of the page. */
export const AgencyIntent = v.variant("intent", [
  v.object({ intent: v.literal("pay"), id: EntityId, ...recordPlanPaymentInput.body.entries }),
  v.object({ intent: v.literal("grant"), id: EntityId, ...grantPlanInput.body.entries }),
  v.object({
    intent: v.literal("return"),
    ...recordPlanRefundInput.params.entries,
    ...recordPlanRefundInput.body.entries,
  }),
]);
export type AgencyIntent = v.InferOutput<typeof AgencyIntent>;
