import type { Millimes } from "../money/millimes.ts";
import { addCalendarDays } from "../time/addCalendarDays.ts";
import { addCalendarMonths } from "../time/addCalendarMonths.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { dayNumber } from "../time/dayNumber.ts";
import type { BillingPeriod } from "./BillingPeriod.ts";
import { type SubscriptionPlan, subscriptionPlans } from "./SubscriptionPlan.ts";
import type { SubscriptionSource } from "./SubscriptionSource.ts";

/** Plans that have a price. */
export const paidPlans = ["basic", "premium"] as const satisfies readonly SubscriptionPlan[];
/** One of {@link paidPlans}. */
export type PaidPlan = (typeof paidPlans)[number];

/** Price of each plan and billing period, in millimes. */
export type PlanPrices = Readonly<Record<PaidPlan, Readonly<Record<BillingPeriod, Millimes>>>>;

/** A period in which an agency has a plan. Days without one have the plan `free` [SU6]. */
export interface PlanPeriod {
  plan: SubscriptionPlan;
  /**
   * First and last day, both inclusive. A null `endDate` means that the period lasts until another replaces
   * it.
   */
  startDate: CalendarDate;
  endDate: CalendarDate | null;
  source: SubscriptionSource;
  /** Amount paid for the period, in millimes. 0 for a trial or a grant. */
  paid: Millimes;
}

/** The effect and cost of a change of plan. */
export interface PlanChange {
  /** `now`: today. `atEnd`: on the day after the current period. */
  when: "now" | "atEnd";
  startDate: CalendarDate;
  /** Last day; null for `free`. */
  endDate: CalendarDate | null;
  /** Deduction for paid, unused days [SU4]. */
  credit: Millimes;
  /** Price less credit. */
  amount: Millimes;
}

/** A plan and its billing period. */
export interface PlanChoice {
  plan: SubscriptionPlan;
  billingPeriod: BillingPeriod;
}

/** Returns the last day of a period that begins on a date [SU3]. */
export function lastDayOf(startDate: CalendarDate, billingPeriod: BillingPeriod): CalendarDate {
  return addCalendarDays(addCalendarMonths(startDate, billingPeriod === "monthly" ? 1 : 12), -1);
}

/** Returns the period that includes a day; undefined if the plan is `free` on that day [SU6]. */
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
 * Returns the amount paid for the unused days of a period, from `today` on, inclusive. Rounded up to 10
 * millimes in the agency's favour [SU4].
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
 * Returns the rest of the granted periods after a paid change: each continues from the day after the paid
 * period, so that a payment shortens no grant [SU4, SU5].
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
 * Returns when a change of plan takes effect and what it costs. Null if it is not possible: the plan is
 * already `free`, the current period has no end, or the next period is already arranged. A granted lower plan
 * does not count as arranged: it continues after the paid period [SU4, SU5].
 *
 * @param periods the agency's periods that have not ended, without overlaps
 * @param price price of `to`
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

/** Returns whether a paid plan comes before a later period, because the period grants a lower plan [SU5]. */
export function isReplacedBy({ source, plan }: PlanPeriod, paid: SubscriptionPlan): boolean {
  return source === "granted" && isHigherPlan(paid, plan);
}

/** Returns whether a plan is higher than another one [SU1]. */
export function isHigherPlan(plan: SubscriptionPlan, other: SubscriptionPlan): boolean {
  return subscriptionPlans.indexOf(plan) > subscriptionPlans.indexOf(other);
}
