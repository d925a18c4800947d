import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";

/** No agency has movements from earlier months. */
export const FIRST_MONTH = "2020-01";

/** Returns the previous and the next month; null beyond the first or the current month. */
export function adjacentMonths(
  month: string,
  thisMonth: string,
): { before: string | null; after: string | null } {
  return {
    before: month > FIRST_MONTH ? addMonths(month, -1) : null,
    after: month < thisMonth ? addMonths(month, 1) : null,
  };
}

/** Adds a number of months to a month. */
export function addMonths(month: string, months: number): string {
  return addCalendarMonths(`${month}-01`, months).slice(0, 7);
}
