import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";

/** No agency has money from before. */
export const FIRST_MONTH = "2020-01";

/** Returns the months beside one; null where there is none. */
export function monthsBeside(
  month: string,
  thisMonth: string,
): { before: string | null; after: string | null } {
  return {
    before: month > FIRST_MONTH ? addMonths(month, -1) : null,
    after: month < thisMonth ? addMonths(month, 1) : null,
  };
}

/** Returns the month a number of months later. */
export function addMonths(month: string, months: number): string {
  return addCalendarMonths(`${month}-01`, months).slice(0, 7);
}
