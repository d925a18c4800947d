import { MAX_CALENDAR_SOURCES, MAX_FLEET_CARS, MAX_TEAM_PEOPLE } from "../config/businessDefaults.ts";
import { type SubscriptionPlan, subscriptionPlans } from "./SubscriptionPlan.ts";

/** Numeric limits of a plan: published cars, people including open invitations, imported calendars. */
export const planLimits = ["cars", "people", "calendars"] as const;
/** One of {@link planLimits}. */
export type PlanLimit = (typeof planLimits)[number];

/** Features of a plan. */
export const planFeatures = ["statistics", "exports"] as const;
/** One of {@link planFeatures}. */
export type PlanFeature = (typeof planFeatures)[number];

/** The value of each limit, and whether each feature is part of the plan. */
export type PlanCapabilities = Record<PlanLimit, number> & Record<PlanFeature, boolean>;

/** The limits and features of each plan [SU1]. The limits of `premium` are the maximum for any agency. */
export const planCapabilities: Readonly<Record<SubscriptionPlan, PlanCapabilities>> = {
  free: { cars: 10, people: 3, calendars: 2, statistics: false, exports: false },
  basic: { cars: 30, people: 8, calendars: 30, statistics: true, exports: true },
  premium: {
    cars: MAX_FLEET_CARS,
    people: MAX_TEAM_PEOPLE,
    calendars: MAX_CALENDAR_SOURCES,
    statistics: true,
    exports: true,
  },
};

/** Numbers of cars, people and calendars that an agency has. */
export type PlanUse = Record<PlanLimit, number>;

/** Returns how many more items an agency may add under a limit; 0 at or beyond the limit [SU2]. */
export function roomIn(plan: SubscriptionPlan, limit: PlanLimit, used: number): number {
  return Math.max(0, planCapabilities[plan][limit] - used);
}

/** Returns the lowest plan with room for one more than `used`; null if there is none. */
export function planWithRoom(limit: PlanLimit, used: number): SubscriptionPlan | null {
  return subscriptionPlans.find((plan) => roomIn(plan, limit, used) > 0) ?? null;
}

/** Returns the lowest plan with a feature. */
export function planWithFeature(feature: PlanFeature): SubscriptionPlan {
  return subscriptionPlans.find((plan) => planCapabilities[plan][feature]) ?? "premium";
}

/** Returns whether everything that an agency has is within a plan's limits. */
export function fitsPlan(plan: SubscriptionPlan, use: PlanUse): boolean {
  return planLimits.every((limit) => use[limit] <= planCapabilities[plan][limit]);
}
