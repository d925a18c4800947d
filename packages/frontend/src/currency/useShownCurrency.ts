import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { ForeignCurrency } from "@sayara/domain/money/ForeignCurrency";
import { useSettings } from "../marketplace/SettingsContext.ts";
import { useCurrency } from "./useCurrency.ts";

/** The chosen currency with its rate. */
export interface ShownCurrency {
  currency: ForeignCurrency;
  /** Dinars for one unit. */
  rate: number;
  date: CalendarDate;
}

/** Returns the chosen currency; null without a choice or a rate. */
export function useShownCurrency(): ShownCurrency | null {
  const { exchangeRates } = useSettings();
  const currency = useCurrency((state) => state.currency);
  const rate = currency === null ? undefined : exchangeRates?.dinars[currency];
  if (currency === null || rate === undefined || exchangeRates === undefined) return null;
  return { currency, rate, date: exchangeRates.date };
}
