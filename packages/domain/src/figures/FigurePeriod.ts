import * as v from "valibot";
import { MonthlyCommission } from "../payment/MonthlyCommission.ts";
import { addCalendarDays } from "../time/addCalendarDays.ts";
import { addCalendarMonths } from "../time/addCalendarMonths.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { dayNumber } from "../time/dayNumber.ts";

/** Periods of a number of days, which end yesterday. */
export const rollingPeriods = ["30", "90", "365"] as const;
/** One of {@link rollingPeriods}. */
export const RollingPeriod = v.picklist(rollingPeriods);
export type RollingPeriod = v.InferOutput<typeof RollingPeriod>;

/** A period of figures: a month such as `2026-11`, or a number of days that ends yesterday [FG1]. */
export const FigurePeriod = v.union([RollingPeriod, MonthlyCommission.entries.month]);
export type FigurePeriod = v.InferOutput<typeof FigurePeriod>;

/** A span of whole days in the marketplace's zone. */
export interface DaySpan {
  /** The first day. */
  from: CalendarDate;
  /** The last day. Before `from` if the span is empty. */
  to: CalendarDate;
}

/** Units into which a chart divides a period. */
export type FigureUnit = "day" | "week" | "month";

/**
 * Returns the span of a period, and the span that it is compared with [FG1]. The current month ends yesterday
 * and is compared with as many days of the month before. A span without days is empty.
 */
export function figureSpans(period: FigurePeriod, today: CalendarDate): { now: DaySpan; before: DaySpan } {
  const yesterday = addCalendarDays(today, -1);
  if (!isMonth(period)) {
    const days = Number(period);
    const from = addCalendarDays(today, -days);
    return {
      now: { from, to: yesterday },
      before: { from: addCalendarDays(from, -days), to: addCalendarDays(from, -1) },
    };
  }
  const from = `${period}-01`;
  const last = addCalendarDays(addCalendarMonths(from, 1), -1);
  const before = { from: addCalendarMonths(from, -1), to: addCalendarDays(from, -1) };
  if (last <= yesterday) return { now: { from, to: last }, before };
  const now = { from, to: yesterday < from ? addCalendarDays(from, -1) : yesterday };
  const sameLength = addCalendarDays(before.from, daysOf(now) - 1);
  return { now, before: { from: before.from, to: sameLength < before.to ? sameLength : before.to } };
}

/** Returns the number of days of a span. */
export function daysOf({ from, to }: DaySpan): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** Returns the unit into which a chart divides a period, which gives at most 31 parts [FG1]. */
export function figureUnitOf(period: FigurePeriod): FigureUnit {
  if (period === "90") return "week";
  return period === "365" ? "month" : "day";
}

/**
 * Divides a span into parts, the earliest first: days, weeks counted back from its end, or calendar months.
 * The first and the last part may be shorter.
 */
export function figureParts(span: DaySpan, unit: FigureUnit): DaySpan[] {
  const parts: DaySpan[] = [];
  for (let to = span.to; to >= span.from;) {
    const start = startOfPart(to, unit);
    const from = start < span.from ? span.from : start;
    parts.unshift({ from, to });
    to = addCalendarDays(from, -1);
  }
  return parts;
}

function startOfPart(to: CalendarDate, unit: FigureUnit): CalendarDate {
  if (unit === "month") return `${to.slice(0, 7)}-01`;
  return unit === "week" ? addCalendarDays(to, -6) : to;
}

/** Returns whether a period is a month. */
export function isMonth(period: FigurePeriod): boolean {
  return period.includes("-");
}
