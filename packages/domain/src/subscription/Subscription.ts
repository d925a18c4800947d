import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { CalendarDate } from "../time/CalendarDate.ts";
import { BillingPeriod } from "./BillingPeriod.ts";
import { SubscriptionPlan } from "./SubscriptionPlan.ts";

/**
 * An agency's subscription from `startDate` to `endDate`, both inclusive. A null `endDate` means open-ended.
 */
export const Subscription = v.object({
  id: EntityId,
  supplierId: EntityId,
  plan: SubscriptionPlan,
  billingPeriod: BillingPeriod,
  startDate: CalendarDate,
  endDate: v.nullable(CalendarDate),
});
export type Subscription = v.InferOutput<typeof Subscription>;
