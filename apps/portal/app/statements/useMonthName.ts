import { useLingui } from "@lingui/react/macro";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { calendarNames } from "@sayara/i18n/format/calendarNames";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";

/** Returns a function that names a month such as `2026-11`. */
export function useMonthName(): (month: string) => string {
  const { i18n } = useLingui();
  const { months } = calendarNames[asLanguage(i18n.locale) ?? defaultLanguage];
  return (month) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}
