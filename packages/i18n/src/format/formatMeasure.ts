import type { Language } from "@sayara/domain/language/Language";
import { formatNumber, noBreakSpace, writeNumber } from "./formatNumber.ts";
import { pluralForm, type PluralForms } from "./pluralForm.ts";

/** Formats a number of rental days. @example formatDays(3, "fr") // "3 jours" */
export function formatDays(days: number, language: Language): string {
  return formatCount(days, language, dayForms[language]);
}

/** Formats a number of hours. @example formatHours(2, "en") // "2 hours" */
export function formatHours(hours: number, language: Language): string {
  return formatCount(hours, language, hourForms[language]);
}

/** Formats years of age or of holding a licence. @example formatYears(21, "es") // "21 años" */
export function formatYears(years: number, language: Language): string {
  return formatCount(years, language, yearForms[language]);
}

/** Formats a distance in kilometres. @example formatKilometres(1200, "en") // "1,200 km" */
export function formatKilometres(kilometres: number, language: Language): string {
  return `${formatNumber(kilometres, language)}${noBreakSpace}${language === "ar" ? "كم" : "km"}`;
}

/**
 * Formats a daily mileage allowance in kilometres.
 *
 * @example formatKilometresPerDay(200, "fr") // "200 km/jour"
 */
export function formatKilometresPerDay(kilometres: number, language: Language): string {
  return `${formatKilometres(kilometres, language)}/${dayWords[language]}`;
}

/** Formats a percentage with up to two decimals: 10 means 10 %. @example formatPercent(12.5, "fr") // "12,5 %" */
export function formatPercent(percentage: number, language: Language): string {
  const [, decimals = ""] = String(Number(percentage.toFixed(2))).split(".");
  const isClose = language === "en" || language === "ar";
  return writeNumber(percentage, decimals.length, language) + (isClose ? "%" : `${noBreakSpace}%`);
}

/** Formats a mean rating from 1 to 5 with one decimal. @example formatRating(4.46, "fr") // "4,5" */
export function formatRating(rating: number, language: Language): string {
  return writeNumber(rating, 1, language);
}

const dayWords: Record<Language, string> = { fr: "jour", en: "day", es: "día", ar: "اليوم" };

/** `#` is the number. In Arabic, the noun alone expresses one and two. */
const dayForms: Record<Language, PluralForms> = {
  fr: { one: "# jour", other: "# jours" },
  en: { one: "# day", other: "# days" },
  es: { one: "# día", other: "# días" },
  ar: { one: "يوم واحد", two: "يومان", few: "# أيام", many: "# يومًا", other: "# يوم" },
};

const hourForms: Record<Language, PluralForms> = {
  fr: { one: "# heure", other: "# heures" },
  en: { one: "# hour", other: "# hours" },
  es: { one: "# hora", other: "# horas" },
  ar: { one: "ساعة واحدة", two: "ساعتان", few: "# ساعات", many: "# ساعة", other: "# ساعة" },
};

const yearForms: Record<Language, PluralForms> = {
  fr: { one: "# an", other: "# ans" },
  en: { one: "# year", other: "# years" },
  es: { one: "# año", other: "# años" },
  ar: { one: "سنة واحدة", two: "سنتان", few: "# سنوات", many: "# سنة", other: "# سنة" },
};

function formatCount(count: number, language: Language, forms: PluralForms): string {
  return pluralForm(count, language, forms)
    .replace("#", formatNumber(count, language))
    .replaceAll(" ", noBreakSpace);
}
