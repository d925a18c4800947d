import type { Language } from "@sayara/domain/language/Language";
import { calendarNames } from "@sayara/i18n/format/calendarNames";

/** Returns the name of a month (`YYYY-MM`). The long form includes the year. */
export function monthName(month: string, length: "short" | "long", language: Language): string {
  const { months, shortMonths } = calendarNames[language];
  const index = Number(month.slice(5)) - 1;
  return (length === "short" ? shortMonths[index] : `${months[index]} ${month.slice(0, 4)}`) ?? "";
}
