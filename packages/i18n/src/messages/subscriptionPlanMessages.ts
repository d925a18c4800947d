import type { MessageDescriptor } from "@lingui/core";
import type { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "./unknownMessages.ts";

/** Name of each plan of an agency. */
export const subscriptionPlanMessages: Record<SubscriptionPlan | Unknown, MessageDescriptor> = {
  free: /*i18n*/ { id: "subscriptionPlan.free", message: "Free" },
  basic: /*i18n*/ { id: "subscriptionPlan.basic", message: "Basic" },
  premium: /*i18n*/ { id: "subscriptionPlan.premium", message: "Premium" },
  unknown: unknownName,
};
