import type { ForeignCurrency } from "@sayara/domain/money/ForeignCurrency";
import type { Moment } from "./calendarFields.ts";
import { formatDate, formatDateTime, formatTime, type DateStyle, type FormatContext } from "./formatDate.ts";
import { formatDateRange } from "./formatDateRange.ts";
import { formatList, formatParts } from "./formatList.ts";
import { formatForeignAmount } from "./formatForeignAmount.ts";
import {
  formatDays,
  formatHours,
  formatKilometres,
  formatKilometresPerDay,
  formatPercent,
  formatRating,
  formatYears,
} from "./formatMeasure.ts";
import { formatNumber } from "./formatNumber.ts";
import { formatPhone } from "./formatPhone.ts";
import { formatPrice } from "./formatPrice.ts";

/** All formats, bound to one language and time zone. */
export type Formats = ReturnType<typeof createFormats>;

/**
 * Binds all formats to one language and time zone.
 *
 * @example
 * const formats = createFormats({ language: "en", timeZone: "Africa/Tunis" });
 * formats.price(1234.5); // "1,234.50 TND"
 */
export function createFormats(context: FormatContext) {
  const { language } = context;
  return {
    number: (value: number) => formatNumber(value, language),
    price: (amount: number, currency?: string) => formatPrice(amount, language, currency),
    foreignAmount: (amount: number, currency: ForeignCurrency) =>
      formatForeignAmount(amount, { currency, language }),
    percent: (percentage: number) => formatPercent(percentage, language),
    rating: (rating: number) => formatRating(rating, language),
    days: (days: number) => formatDays(days, language),
    hours: (hours: number) => formatHours(hours, language),
    years: (years: number) => formatYears(years, language),
    kilometres: (kilometres: number) => formatKilometres(kilometres, language),
    kilometresPerDay: (kilometres: number) => formatKilometresPerDay(kilometres, language),
    phone: (phone: string) => formatPhone(phone),
    list: (items: readonly string[]) => formatList(items, language),
    parts: (parts: readonly string[], separator?: string) => formatParts(parts, language, separator),
    date: (moment: Moment, style?: DateStyle) => formatDate(moment, context, style),
    dateRange: (from: Moment, to: Moment, style?: DateStyle) => formatDateRange(from, to, context, style),
    time: (moment: Moment) => formatTime(moment, context),
    dateTime: (moment: Moment, style?: DateStyle) => formatDateTime(moment, context, style),
  };
}
