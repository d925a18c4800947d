export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** The text of three date boxes: `1990-3-` holds a year and a month. */
export function joinDate({ year, month, day }: DateParts): string {
  return year === "" && month === "" && day === "" ? "" : `${year}-${month}-${day}`;
}

export function splitDate(text: string): DateParts {
  const [year = "", month = "", day = ""] = text.split("-");
  return { year, month, day };
}

/** Returns the typed date as a calendar date (`1990-03-05`). Missing and wrong parts stay, for the validation. */
export function writtenDate(text: string): string {
  if (text === "") return "";
  const { year, month, day } = splitDate(text);
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Splits a complete date (pasted or autofilled) in a notation of the site's languages; null for other texts. */
export function readWholeDate(text: string): DateParts | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return { year: iso[1] ?? "", month: iso[2] ?? "", day: iso[3] ?? "" };
  const dayFirst = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/.exec(text.trim());
  return dayFirst && { day: dayFirst[1] ?? "", month: dayFirst[2] ?? "", year: dayFirst[3] ?? "" };
}
