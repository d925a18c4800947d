import type { Millimes } from "../money/millimes.ts";
import { addCalendarDays } from "../time/addCalendarDays.ts";
import { addCalendarMonths } from "../time/addCalendarMonths.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { dayNumber } from "../time/dayNumber.ts";
import type { BillingPeriod } from "./BillingPeriod.ts";
import { type SubscriptionPlan, subscriptionPlans } from "./SubscriptionPlan.ts";
import type { SubscriptionSource } from "./SubscriptionSource.ts";

/** Plans that are paid for. */
export const paidPlans = ["basic", "premium"] as const satisfies readonly SubscriptionPlan[];
/** One of {@link paidPlans}. */
export type PaidPlan = (typeof paidPlans)[number];

/** Price of each plan and billing period, in millimes. */
export type PlanPrices = Readonly<Record<PaidPlan, Readonly<Record<BillingPeriod, Millimes>>>>;

/** A period in which an agency has a plan. Days without one have the plan `free` [SU6]. */
export interface PlanPeriod {
  plan: SubscriptionPlan;
  /** First and last day, both inside. No last day: until something replaces it. */
  startDate: CalendarDate;
  endDate: CalendarDate | null;
  source: SubscriptionSource;
  /** Amount paid for it. 0 for a trial and a grant. */
  paid: Millimes;
}

/** Effect and cost of a change of plan. */
export interface PlanChange {
  /** `now`: today. `atEnd`: on the day after the last period. */
  when: "now" | "atEnd";
  startDate: CalendarDate;
  /** Last day; null for `free`. */
  endDate: CalendarDate | null;
  /** Deduction for paid and unused days [SU4]. */
  credit: Millimes;
  /** Price less credit. */
  amount: Millimes;
}

/** A plan and how it is billed. */
export interface PlanChoice {
  plan: SubscriptionPlan;
  billingPeriod: BillingPeriod;
}

/** Returns the last day of a period that begins on a date [SU3]. */
export function lastDayOf(startDate: CalendarDate, billingPeriod: BillingPeriod): CalendarDate {
  return addCalendarDays(addCalendarMonths(startDate, billingPeriod === "monthly" ? 1 : 12), -1);
}

/** Returns the period that holds a day; undefined if the plan is `free` then [SU6]. */
export function periodOn<Period extends PlanPeriod>(
  periods: readonly Period[],
  day: CalendarDate,
): Period | undefined {
  return periods.find(({ startDate, endDate }) => startDate <= day && (endDate === null || day <= endDate));
}

/** Returns the price of a choice: 0 for `free`. */
export function priceOf({ plan, billingPeriod }: PlanChoice, prices: PlanPrices): Millimes {
  return plan === "free" ? 0 : prices[plan][billingPeriod];
}

/**
 * Returns what was paid for the days of a period that are not used: from `today` on, today inside. Rounded up to 10
 * millimes, for the agency [SU4].
 *
 * @example
 *   unusedShare({ plan: "basic", startDate: "2026-11-01", endDate: "2026-11-30", paid: 49000 }, "2026-11-16");
 *   // 24500
 */
export function unusedShare({ startDate, endDate, paid }: PlanPeriod, today: CalendarDate): Millimes {
  if (endDate === null || endDate < today) return 0;
  const total = dayNumber(endDate) - dayNumber(startDate) + 1;
  const unused = dayNumber(endDate) - dayNumber(startDate < today ? today : startDate) + 1;
  return Math.ceil((paid * unused) / (total * 10)) * 10;
}

/**
 * Returns what a paid change leaves of granted periods: each goes on from the day after the paid one, so that a payment
 * shortens no grant [SU4, SU5].
 */
export function restOfGrants<Period extends PlanPeriod>(
  periods: readonly Period[],
  { endDate }: Pick<PlanChange, "endDate">,
): Period[] {
  if (endDate === null) return [];
  const next = addCalendarDays(endDate, 1);
  return periods
    .filter(({ source, endDate: last }) => source === "granted" && (last === null || last >= next))
    .map((period) => (period.startDate < next ? { ...period, startDate: next } : period));
}

/**
 * Returns when a change of plan takes effect and what it costs; null if it is not possible: the plan is `free` already,
 * the present one has no end, or the next period is arranged already. A grant of a lower plan arranges nothing: it goes
 * on after what is paid [SU4, SU5].
 *
 * @param periods those of the agency that have not ended, which do not overlap
 * @param price of `to`
 */
export function planChange({
  periods,
  to: { plan, billingPeriod },
  price,
  today,
}: {
  periods: readonly PlanPeriod[];
  to: PlanChoice;
  price: Millimes;
  today: CalendarDate;
}): PlanChange | null {
  const current = periodOn(periods, today);
  const isHigher = isHigherPlan(plan, current?.plan ?? "free");
  const credit = periods.reduce((sum, period) => sum + unusedShare(period, today), 0);
  if (isHigher && credit < price)
    return {
      when: "now",
      startDate: today,
      endDate: lastDayOf(today, billingPeriod),
      credit,
      amount: price - credit,
    };
  const isArranged = periods.some((period) => period.startDate > today && !isReplacedBy(period, plan));
  if (current === undefined || current.endDate === null || isArranged) return null;
  const startDate = addCalendarDays(current.endDate, 1);
  const endDate = plan === "free" ? null : lastDayOf(startDate, billingPeriod);
  return { when: "atEnd", startDate, endDate, credit: 0, amount: price };
}

/** Returns whether a later period gives way to a plan that is paid: it grants a lower one [SU5]. */
export function isReplacedBy({ source, plan }: PlanPeriod, paid: SubscriptionPlan): boolean {
  return source === "granted" && isHigherPlan(paid, plan);
}

/** Returns whether a plan has more than another one [SU1]. */
export function isHigherPlan(plan: SubscriptionPlan, other: SubscriptionPlan): boolean {
  return subscriptionPlans.indexOf(plan) > subscriptionPlans.indexOf(other);
}
