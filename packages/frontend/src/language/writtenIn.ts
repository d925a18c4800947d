import { directionOf } from "@sayara/domain/language/directionOf";

/**
 * Returns the attributes of an element that shows a person's text in a language. `unknown` stands for a
 * language that this version does not know.
 */
export function writtenIn(language: string): { lang: string; dir: "ltr" | "rtl" | "auto" } {
  return language === "unknown" ? { lang: "", dir: "auto" } : { lang: language, dir: directionOf(language) };
}
