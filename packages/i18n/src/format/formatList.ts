import { directionOf } from "@sayara/domain/language/directionOf";
import type { Language } from "@sayara/domain/language/Language";
import { isolateForeign, rightToLeftMark } from "../bidi/isolate.ts";

const listFormats = new Map<Language, Intl.ListFormat>();

/**
 * Joins items with commas, and the last two with a conjunction.
 *
 * @example formatList(["Tunis", "Sousse"], "fr") // "Tunis et Sousse"
 */
export function formatList(items: readonly string[], language: Language): string {
  // British English has no comma before "and", like all the product's English text.
  const listFormat = listFormats.get(language) ?? new Intl.ListFormat(language === "en" ? "en-GB" : language);
  listFormats.set(language, listFormat);
  return listFormat.format(isolatedItems(items, language));
}

/**
 * Joins the parts of a fact without a conjunction: with commas, or another separator.
 *
 * @example formatParts(["Tunis", "mar. 1er déc. 2026 à 10:00"], "fr") // "Tunis, mar. 1er déc. 2026 à 10:00"
 */
export function formatParts(
  parts: readonly string[],
  language: Language,
  separator = language === "ar" ? "، " : ", ",
): string {
  const joined = isolatedItems(parts, language).join(separator);
  // The isolated parts alone would not set the direction of the joined text.
  return directionOf(language) === "rtl" && parts.length > 1 ? rightToLeftMark + joined : joined;
}

function isolatedItems(items: readonly string[], language: Language): readonly string[] {
  return directionOf(language) === "rtl" ? items.map(isolateForeign) : items;
}
