import fc from "fast-check";
import { expect, test } from "vitest";
import { propertySeed } from "../testing/propertySeed.ts";
import { addCalendarDays } from "../time/addCalendarDays.ts";
import { dayNumber } from "../time/dayNumber.ts";
import { billingPeriods } from "./BillingPeriod.ts";
import {
  isHigherPlan,
  lastDayOf,
  paidPlans,
  periodOn,
  planChange,
  type PlanPeriod,
  priceOf,
  restOfGrants,
  unusedShare,
} from "./planChange.ts";
import { subscriptionPlans } from "./SubscriptionPlan.ts";
import { subscriptionSources } from "./SubscriptionSource.ts";

const prices = {
  basic: { monthly: 49_000, yearly: 490_000 },
  premium: { monthly: 99_000, yearly: 990_000 },
};
const november: PlanPeriod = {
  plan: "basic",
  startDate: "2026-11-01",
  endDate: "2026-11-30",
  source: "paid",
  paid: 49_000,
};
const granted = { source: "granted", paid: 0 } as const;
const change = (
  plan: (typeof subscriptionPlans)[number],
  billingPeriod: (typeof billingPeriods)[number] = "monthly",
  { periods = [november], today = "2026-11-16" }: { periods?: PlanPeriod[]; today?: string } = {},
) => {
  const to = { plan, billingPeriod };
  return planChange({ periods, to, price: priceOf(to, prices), today });
};

const earlierOf = (day: string | null, other: string) => (day === null || day > other ? other : day);

test.each([
  ["2026-11-16", "monthly", "2026-12-15"],
  ["2026-01-31", "monthly", "2026-02-27"],
  ["2028-02-29", "yearly", "2029-02-27"],
  ["2026-12-01", "yearly", "2027-11-30"],
] as const)("[SU3] a period that begins on %s, %s, ends on %s", (from, billingPeriod, to) => {
  expect(lastDayOf(from, billingPeriod)).toBe(to);
});

test("[SU4] an upgrade begins today and credits the amount paid for the unused days, including today", () => {
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
  // A thirtieth of 49 dinars is 1.6333…, rounded up in the agency's favour.
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

test("[SU4] an upgrade with a credit above its price begins after the paid period, so that no paid day is lost", () => {
  const year = { ...november, endDate: "2027-10-31", paid: 490_000 };
  expect(change("premium", "monthly", { periods: [year] })).toMatchObject({
    when: "atEnd",
    startDate: "2027-11-01",
    credit: 0,
    amount: 99_000,
  });
  expect(change("premium", "yearly", { periods: [year] })).toMatchObject({ when: "now" });
});

test("[SU5] a renewal or downgrade begins after the current period, only once, and costs the full price", () => {
  const atEnd = { when: "atEnd", startDate: "2026-12-01", credit: 0 };
  expect(change("basic")).toEqual({ ...atEnd, endDate: "2026-12-31", amount: 49_000 });
  expect(change("free")).toEqual({ ...atEnd, endDate: null, amount: 0 });
  const december = { ...november, startDate: "2026-12-01", endDate: "2026-12-31" };
  expect(change("basic", "monthly", { periods: [november, december] })).toBeNull();
  // An upgrade also credits the whole period that was paid in advance.
  expect(change("premium", "yearly", { periods: [november, december] })).toMatchObject({
    credit: 24_500 + 49_000,
  });
  const endless = { ...november, ...granted, endDate: null };
  expect(change("basic", "monthly", { periods: [endless] })).toBeNull();
  expect(change("premium", "monthly", { periods: [endless] })).toMatchObject({ when: "now", amount: 99_000 });
  expect(change("free", "monthly", { periods: [] })).toBeNull();
});

test("[SU5] [SU7] a plan paid for during a trial begins after the trial, so that no free day is lost", () => {
  const trial: PlanPeriod = { ...november, plan: "premium", source: "trial", paid: 0 };
  for (const plan of paidPlans)
    expect(change(plan, "monthly", { periods: [trial] })).toMatchObject({
      when: "atEnd",
      startDate: "2026-12-01",
    });
});

test("[SU4] [SU5] a grant resumes after a paid higher plan, and the paid plan may be renewed before that", () => {
  const endless = { ...november, ...granted, endDate: null };
  const paid: PlanPeriod = { ...november, plan: "premium", startDate: "2026-11-16", endDate: "2026-12-15" };
  const rest = { ...endless, startDate: "2026-12-16" };
  expect(restOfGrants([endless], paid)).toEqual([rest]);
  expect(restOfGrants([november, { ...endless, startDate: "2027-02-01" }], paid)).toEqual([
    { ...endless, startDate: "2027-02-01" },
  ]);
  expect(restOfGrants([{ ...endless, endDate: "2026-12-15" }], paid)).toEqual([]);
  expect(restOfGrants([november, { ...endless, source: "trial" }], paid)).toEqual([]);
  const at = { periods: [paid, rest], today: "2026-11-20" };
  expect(change("premium", "monthly", at)).toMatchObject({ when: "atEnd", startDate: "2026-12-16" });
  // A granted plan needs no payment.
  for (const plan of ["basic", "free"] as const) expect(change(plan, "monthly", at)).toBeNull();
  const higher = {
    ...at,
    periods: [november, { ...rest, plan: "premium" as const, startDate: "2026-12-01" }],
  };
  expect(change("basic", "monthly", higher)).toBeNull();
});

test("[SU4] [SU5] no paid plan lowers the plan of a granted day", () => {
  const anyPeriod = fc.record({
    plan: fc.constantFrom(...paidPlans),
    source: fc.constantFrom(...subscriptionSources),
    days: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyPeriod, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.nat({ max: 499 }),
      fc.constantFrom(...paidPlans),
      fc.constantFrom(...billingPeriods),
      (parts, isEndless, used, plan, billingPeriod) => {
        // Periods have no gaps: each begins on the day after the one before.
        let next = "2026-01-01";
        const before = parts.map(({ days, ...part }): PlanPeriod => {
          const startDate = next;
          next = addCalendarDays(startDate, days);
          return { ...part, startDate, endDate: addCalendarDays(next, -1), paid: 0 };
        });
        const last = before.at(-1);
        if (last?.source === "granted" && isEndless) last.endDate = null;
        const today = addCalendarDays("2026-01-01", used % (parts[0]?.days ?? 1));
        const to = { plan, billingPeriod };
        const result = planChange({ periods: before, to, price: priceOf(to, prices), today });
        if (result === null) return;
        const { startDate, endDate } = result;
        const shortened = before
          .filter((period) => period.startDate < startDate)
          .map((period) => ({
            ...period,
            endDate: earlierOf(period.endDate, addCalendarDays(startDate, -1)),
          }));
        const after: PlanPeriod[] = [
          ...shortened,
          { plan, startDate, endDate, source: "paid", paid: 0 },
          ...restOfGrants(before, result),
        ];
        // The plan changes only on these days.
        const days = [...before, ...after]
          .flatMap((period) => [period.startDate, addCalendarDays(period.endDate ?? "2040-01-01", 1)])
          .filter((day) => day >= today);
        for (const day of days) {
          const earlier = periodOn(before, day);
          const holders = after.filter((period) => periodOn([period], day) !== undefined);
          expect(holders.length).toBeLessThanOrEqual(1);
          if (earlier?.source !== "granted") continue;
          const [later] = holders;
          expect(later).toBeDefined();
          expect(isHigherPlan(earlier.plan, later?.plan ?? "free")).toBe(false);
        }
      },
    ),
    { seed: propertySeed("rest of grants") },
  );
});

test("[SU6] a day without a period is on the free plan", () => {
  expect(periodOn([november], "2026-11-30")).toBe(november);
  expect(periodOn([november], "2026-12-01")).toBeUndefined();
  expect(periodOn([{ ...november, endDate: null }], "2036-12-01")?.plan).toBe("basic");
});

test("[SU4] credit and amount add up to the price; the credit is the unused share, a multiple of 10 millimes", () => {
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
      return { plan, startDate, endDate: lastDayOf(startDate, billingPeriod), source: "paid" as const, paid };
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
        // It starts today or on the day after the paid period, without overlap or gap.
        expect(result.startDate).toBe(result.when === "now" ? today : addCalendarDays(period.endDate, 1));
        expect(result.credit).toBe(result.when === "now" && periods.length > 0 ? unused : 0);
      },
    ),
    { seed: propertySeed("change of plan") },
  );
});
