import type { Language } from "@sayara/domain/language/Language";
import { calendarNames } from "@sayara/i18n/format/calendarNames";

/** Returns the name of a month such as `2026-11`. */
export function monthName(month: string, language: Language): string {
  return `${calendarNames[language].months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}
