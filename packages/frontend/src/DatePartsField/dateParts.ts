import { languages } from "@sayara/domain/language/Language";
import { plainText } from "@sayara/domain/text/plainText";
import { plainCode } from "@sayara/domain/text/typedText";

export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** Joins the text of three date boxes: `1990-3-` has a year and a month. */
export function joinDate({ year, month, day }: DateParts): string {
  return year === "" && month === "" && day === "" ? "" : `${year}-${month}-${day}`;
}

export function splitDate(text: string): DateParts {
  const [year = "", month = "", day = ""] = text.split("-");
  return { year, month, day };
}

/** Returns the typed date as a calendar date (`1990-03-05`). Keeps missing and invalid parts for validation. */
export function paddedDate(text: string): string {
  if (text === "") return "";
  const { year, month, day } = splitDate(text);
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/**
 * Splits a complete past date, pasted or autofilled, in a notation of the site's languages: `1990-03-05`, `05/03/90`,
 * `5 mars 1990`, `March 5, 1990`. Numeric dates start with the day. Returns null for other texts.
 */
export function readWholeDate(text: string, today = new Date()): DateParts | null {
  const plain = plainCode(text);
  const yearFirst = /^(\d{4})[\s./-]?(\d\d?)[\s./-]?(\d\d?)$/.exec(plain);
  if (yearFirst && isYear(yearFirst[1])) return partsOf(yearFirst[3], yearFirst[2], yearFirst[1]);
  const dayFirst = /^(\d\d?)([\s./-])(\d\d?)\2(\d{4}|\d\d)$/.exec(plain);
  if (dayFirst) return partsOf(dayFirst[1], dayFirst[3], fullYear(dayFirst[4] ?? "", today));
  const compact = /^(\d\d)(\d\d)(\d{4})$/.exec(plain);
  if (compact && isYear(compact[3])) return partsOf(compact[1], compact[2], compact[3]);
  return readNamedMonth(plain, today);
}

const isYear = (text = "") => text.startsWith("19") || text.startsWith("20");

function partsOf(day = "", month = "", year = ""): DateParts {
  return { day, month, year };
}

/** Expands a two-digit year to the latest year not in the future. */
function fullYear(year: string, today: Date): string {
  if (year.length === 4) return year;
  const century = Number(year) > today.getFullYear() % 100 ? 19 : 20;
  return `${century}${year}`;
}

function readNamedMonth(text: string, today: Date): DateParts | null {
  const words = plainText(text)
    .split(" ")
    .filter((word) => !particles.has(word));
  const names = words.filter((word) => /^\p{L}/u.test(word));
  const [day, year, ...others] = words
    .filter((word) => !names.includes(word))
    .map((word) => /^\d+/.exec(word)?.[0]);
  const month = names.length === 1 ? monthNamed(names[0] ?? "") : null;
  if (month === null || others.length > 0 || !/^\d\d?$/.test(day ?? "")) return null;
  if (!/^(\d\d|\d{4})$/.test(year ?? "")) return null;
  return partsOf(day, String(month), fullYear(year ?? "", today));
}

/** Particles of a Spanish date: `5 de marzo de 1990`. */
const particles: ReadonlySet<string> = new Set(["de", "del"]);
/** Drivers also write the names of months in Arabic: in Tunisia, and elsewhere. */
const languagesOfMonths = [...languages, "ar-TN", "ar"];
let monthNames: readonly (readonly string[])[] | undefined;

/**
 * Returns the month, from 1, with a name in one of the languages that starts with this text of three letters
 * or more; null if several months match.
 */
function monthNamed(word: string): number | null {
  monthNames ??= Array.from({ length: 12 }, (_, month) =>
    languagesOfMonths.map((language) =>
      plainText(
        new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(Date.UTC(2000, month)),
      ),
    ),
  );
  if (word.length < 3) return null;
  const matches = monthNames.flatMap((names, month) =>
    names.some((name) => name.startsWith(word)) ? month + 1 : [],
  );
  const exact = monthNames.findIndex((names) => names.includes(word));
  if (exact !== -1) return exact + 1;
  return matches.length === 1 ? (matches[0] ?? null) : null;
}
