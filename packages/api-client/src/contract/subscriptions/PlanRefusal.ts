import { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { Refusal } from "../refusal/Refusal.ts";

/** The limit of a plan that refuses an addition [SU2]. */
export const PlanLimitReached = v.object({
  /** The agency's plan today. */
  plan: orUnknown(SubscriptionPlan),
  /** The plan's limit; 0 for a missing feature. */
  allowed: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The lowest plan that allows one more. */
  liftedBy: orUnknown(SubscriptionPlan),
});
export type PlanLimitReached = v.InferOutput<typeof PlanLimitReached>;

/** Body of a refusal by a plan: `plan_cars`, `plan_people`, `plan_calendars`, `plan_statistics` and `plan_exports` name the limit. */
export const PlanRefusal = v.object({ ...Refusal.entries, planLimit: v.exactOptional(PlanLimitReached) });
export type PlanRefusal = v.InferOutput<typeof PlanRefusal>;
