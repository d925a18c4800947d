import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { calendarNames } from "@sayara/i18n/format/calendarNames";

/** Returns a function that formats a month such as `2026-11`. */
export function useMonthName(): (month: string) => string {
  const { months } = calendarNames[useTextLanguage()];
  return (month) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}
