import type { CalendarDate } from "../time/CalendarDate.ts";
import type { ForeignCurrency } from "../money/ForeignCurrency.ts";

/** Exchange rates of one day. */
export interface ExchangeRates {
  /** Calendar date of the rates in the marketplace's zone. */
  date: CalendarDate;
  /** Dinars for one unit of the currency. */
  dinars: Partial<Record<ForeignCurrency, number>>;
}
