import type { Quote } from "@sayara/domain/pricing/Quote";
import type { AnalyticsSum } from "#web/analytics/pushEvent.ts";

/** Returns a rental's total and its car, for analytics. */
export function purchaseSum(
  { total, currency, days }: Quote,
  car: { id: string; name: string },
): AnalyticsSum {
  const { id, name } = car;
  return { value: total, currency, items: [{ id, name, quantity: days, price: total / days }] };
}
