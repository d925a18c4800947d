import { MAX_CALENDAR_SOURCES, MAX_FLEET_CARS, MAX_TEAM_PEOPLE } from "../config/businessDefaults.ts";
import { type SubscriptionPlan, subscriptionPlans } from "./SubscriptionPlan.ts";

/** Numeric limits of a plan: published cars, people with open invitations, imported calendars. */
export const planLimits = ["cars", "people", "calendars"] as const;
/** One of {@link planLimits}. */
export type PlanLimit = (typeof planLimits)[number];

/** Features of a plan. */
export const planFeatures = ["statistics", "exports"] as const;
/** One of {@link planFeatures}. */
export type PlanFeature = (typeof planFeatures)[number];

/** The largest number of each limit, and whether a feature is part of the plan. */
export type PlanCapabilities = Record<PlanLimit, number> & Record<PlanFeature, boolean>;

/** The table of capabilities [SU1]. The numbers of `premium` are the maximum of any agency. */
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

/** Number of cars, people and calendars that an agency has. */
export type PlanUse = Record<PlanLimit, number>;

/** Returns how many more of something an agency may add, 0 at its limit and beyond [SU2]. */
export function roomIn(plan: SubscriptionPlan, limit: PlanLimit, used: number): number {
  return Math.max(0, planCapabilities[plan][limit] - used);
}

/** Returns the lowest plan under which one more than `used` fits; null if none does. */
export function planWithRoom(limit: PlanLimit, used: number): SubscriptionPlan | null {
  return subscriptionPlans.find((plan) => roomIn(plan, limit, used) > 0) ?? null;
}

/** Returns the lowest plan with a feature. */
export function planWithFeature(feature: PlanFeature): SubscriptionPlan {
  return subscriptionPlans.find((plan) => planCapabilities[plan][feature]) ?? "premium";
}

/** Returns whether everything an agency has is within a plan's numbers. */
export function fitsPlan(plan: SubscriptionPlan, use: PlanUse): boolean {
  return planLimits.every((limit) => use[limit] <= planCapabilities[plan][limit]);
}
