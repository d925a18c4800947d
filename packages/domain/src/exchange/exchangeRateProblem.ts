import { EXCHANGE_RATE_BOUNDS, MAX_EXCHANGE_RATE_CHANGE } from "../config/businessDefaults.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { areRatesCurrent } from "./areRatesCurrent.ts";
import type { ExchangeRates } from "./ExchangeRates.ts";
import { foreignCurrencies } from "../money/ForeignCurrency.ts";

/** Reasons for refusing published rates [XR3]. */
export type ExchangeRateProblem = "missing" | "out_of_bounds" | "future" | "older" | "changed_too_much";

/**
 * Returns why published rates may not replace the stored ones [XR3]; undefined if they may.
 *
 * @param options.stored the stored rates; null if there are none
 */
export function exchangeRateProblem(
  { date, dinars }: ExchangeRates,
  { stored, today }: { stored: ExchangeRates | null; today: CalendarDate },
): ExchangeRateProblem | undefined {
  const rates = foreignCurrencies.map((currency) => dinars[currency]);
  if (rates.includes(undefined)) return "missing";
  const [least, most] = EXCHANGE_RATE_BOUNDS;
  if (!rates.every((rate = Number.NaN) => rate >= least && rate <= most)) return "out_of_bounds";
  if (date > today) return "future";
  if (stored === null) return undefined;
  if (date < stored.date) return "older";
  // A rate that really moved that far is accepted once the stored rates are too old to be shown.
  if (areRatesCurrent(stored.date, today) && foreignCurrencies.some(hasJumped)) return "changed_too_much";
  return undefined;

  function hasJumped(currency: (typeof foreignCurrencies)[number]): boolean {
    const before = stored?.dinars[currency];
    const after = dinars[currency];
    if (before === undefined || after === undefined) return false;
    return Math.abs(after - before) > (before * MAX_EXCHANGE_RATE_CHANGE) / 100;
  }
}
