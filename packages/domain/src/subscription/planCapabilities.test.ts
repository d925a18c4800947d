import { expect, test } from "vitest";
import {
  fitsPlan,
  planCapabilities,
  planFeatures,
  planLimits,
  planWithFeature,
  planWithRoom,
  roomIn,
} from "./planCapabilities.ts";
import { subscriptionPlans } from "./SubscriptionPlan.ts";

test("[SU1] a higher plan has everything that a lower one has", () => {
  for (const [index, plan] of subscriptionPlans.entries()) {
    const lower = subscriptionPlans[index - 1];
    if (lower === undefined) continue;
    const [more, less] = [planCapabilities[plan], planCapabilities[lower]];
    for (const limit of planLimits) expect(more[limit]).toBeGreaterThan(less[limit]);
    for (const feature of planFeatures) expect(more[feature] || !less[feature]).toBe(true);
  }
});

test("[SU2] an agency at or beyond a limit can add nothing; the lowest plan with room is found", () => {
  expect([8, 9, 10, 14].map((used) => roomIn("free", "cars", used))).toEqual([2, 1, 0, 0]);
  expect([9, 10, 30, 1000].map((used) => planWithRoom("cars", used))).toEqual([
    "free",
    "basic",
    "premium",
    null,
  ]);
  expect(planWithFeature("exports")).toBe("basic");
});

test("[SU1] an agency's use fits a plan up to the plan's limits", () => {
  expect(fitsPlan("free", { cars: 10, people: 3, calendars: 2 })).toBe(true);
  expect(fitsPlan("free", { cars: 10, people: 4, calendars: 2 })).toBe(false);
});
