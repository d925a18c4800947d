import fc from "fast-check";
import { expect, test } from "vitest";
import { propertySeed } from "../testing/propertySeed.ts";
import { addCalendarDays } from "../time/addCalendarDays.ts";
import { dayNumber } from "../time/dayNumber.ts";
import { billingPeriods } from "./BillingPeriod.ts";
import {
  lastDayOf,
  paidPlans,
  periodOn,
  planChange,
  type PlanPeriod,
  priceOf,
  unusedShare,
} from "./planChange.ts";
import { subscriptionPlans } from "./SubscriptionPlan.ts";

const prices = {
  basic: { monthly: 49_000, yearly: 490_000 },
  premium: { monthly: 99_000, yearly: 990_000 },
};
const november: PlanPeriod = { plan: "basic", startDate: "2026-11-01", endDate: "2026-11-30", paid: 49_000 };
const change = (
  plan: (typeof subscriptionPlans)[number],
  billingPeriod: (typeof billingPeriods)[number] = "monthly",
  { periods = [november], today = "2026-11-16" }: { periods?: PlanPeriod[]; today?: string } = {},
) => {
  const to = { plan, billingPeriod };
  return planChange({ periods, to, price: priceOf(to, prices), today });
};

test.each([
  ["2026-11-16", "monthly", "2026-12-15"],
  ["2026-01-31", "monthly", "2026-02-27"],
  ["2028-02-29", "yearly", "2029-02-27"],
  ["2026-12-01", "yearly", "2027-11-30"],
] as const)("[SU3] a period that begins on %s, %s, ends on %s", (from, billingPeriod, to) => {
  expect(lastDayOf(from, billingPeriod)).toBe(to);
});

test("[SU4] a higher plan begins today and takes off what was paid for the days that are left, today among them", () => {
  expect(change("premium")).toEqual({
    when: "now",
    startDate: "2026-11-16",
    endDate: "2026-12-15",
    credit: 24_500,
    amount: 74_500,
  });
  expect(change("premium", "yearly", { today: "2026-11-01" })).toMatchObject({
    credit: 49_000,
    amount: 941_000,
  });
  // A thirtieth of 49 dinars is 1.6333…: rounded up, for the agency.
  expect(change("premium", "monthly", { today: "2026-11-30" })).toMatchObject({
    credit: 1640,
    amount: 97_360,
  });
  expect(change("basic", "monthly", { periods: [] })).toMatchObject({
    when: "now",
    credit: 0,
    amount: 49_000,
  });
});

test("[SU4] a credit above the price waits for the end: no paid day is lost", () => {
  const year = { ...november, endDate: "2027-10-31", paid: 490_000 };
  expect(change("premium", "monthly", { periods: [year] })).toMatchObject({
    when: "atEnd",
    startDate: "2027-11-01",
    credit: 0,
    amount: 99_000,
  });
  expect(change("premium", "yearly", { periods: [year] })).toMatchObject({ when: "now" });
});

test("[SU5] the same or a lower plan begins after the last day, once, and costs its whole price", () => {
  const atEnd = { when: "atEnd", startDate: "2026-12-01", credit: 0 };
  expect(change("basic")).toEqual({ ...atEnd, endDate: "2026-12-31", amount: 49_000 });
  expect(change("free")).toEqual({ ...atEnd, endDate: null, amount: 0 });
  const december = { ...november, startDate: "2026-12-01", endDate: "2026-12-31" };
  expect(change("basic", "monthly", { periods: [november, december] })).toBeNull();
  // An upgrade credits the whole period that was paid ahead.
  expect(change("premium", "yearly", { periods: [november, december] })).toMatchObject({
    credit: 24_500 + 49_000,
  });
  const endless = { ...november, endDate: null, paid: 0 };
  expect(change("basic", "monthly", { periods: [endless] })).toBeNull();
  expect(change("premium", "monthly", { periods: [endless] })).toMatchObject({ when: "now", amount: 99_000 });
  expect(change("free", "monthly", { periods: [] })).toBeNull();
});

test("[SU5] [SU7] in a trial a paid plan begins after its last day, so that no free day is lost", () => {
  const trial = { ...november, plan: "premium" as const, paid: 0 };
  for (const plan of paidPlans)
    expect(change(plan, "monthly", { periods: [trial] })).toMatchObject({
      when: "atEnd",
      startDate: "2026-12-01",
    });
});

test("[SU6] a day without a period has the plan free", () => {
  expect(periodOn([november], "2026-11-30")).toBe(november);
  expect(periodOn([november], "2026-12-01")).toBeUndefined();
  expect(periodOn([{ ...november, endDate: null }], "2036-12-01")?.plan).toBe("basic");
});

test("[SU4] of what is paid, what was used and what is credited add up, whole multiples of 10 millimes", () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 }).map((tens) => tens * 10);
  const anyPeriod = fc
    .record({
      plan: fc.constantFrom(...paidPlans),
      start: fc.integer({ min: dayNumber("2026-01-01"), max: dayNumber("2032-01-01") }),
      billingPeriod: fc.constantFrom(...billingPeriods),
      paid: amount,
    })
    .map(({ plan, start, billingPeriod, paid }) => {
      const startDate = addCalendarDays("1970-01-01", start);
      return { plan, startDate, endDate: lastDayOf(startDate, billingPeriod), paid };
    });
  fc.assert(
    fc.property(
      anyPeriod,
      fc.integer({ min: 0, max: 400 }),
      amount,
      fc.constantFrom(...subscriptionPlans),
      fc.constantFrom(...billingPeriods),
      (period, days, price, plan, billingPeriod) => {
        const today = addCalendarDays(period.startDate, days);
        const unused = unusedShare(period, today);
        expect(unused % 10).toBe(0);
        expect(unused).toBeGreaterThanOrEqual(0);
        expect(unused).toBeLessThanOrEqual(period.paid);
        expect(unusedShare(period, period.startDate)).toBe(period.paid);
        expect(unusedShare(period, addCalendarDays(today, 1))).toBeLessThanOrEqual(unused);
        const periods = period.endDate < today ? [] : [period];
        const result = planChange({ periods, to: { plan, billingPeriod }, price, today });
        if (result === null) return;
        expect(result.credit + result.amount).toBe(price);
        expect(result.amount).toBeGreaterThanOrEqual(0);
        // Either today, or right after what is paid: no day twice, and none between.
        expect(result.startDate).toBe(result.when === "now" ? today : addCalendarDays(period.endDate, 1));
        expect(result.credit).toBe(result.when === "now" && periods.length > 0 ? unused : 0);
      },
    ),
    { seed: propertySeed("change of plan") },
  );
});
