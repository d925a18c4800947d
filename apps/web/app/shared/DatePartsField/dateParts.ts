export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** A date as typed in three boxes, kept as one text: `1990-3-` is a year and a month so far. */
export function joinDate({ year, month, day }: DateParts): string {
  return year === "" && month === "" && day === "" ? "" : `${year}-${month}-${day}`;
}

export function splitDate(text: string): DateParts {
  const [year = "", month = "", day = ""] = text.split("-");
  return { year, month, day };
}

/** The typed date as a calendar date writes it (`1990-03-05`); what is missing or wrong stays so, to be judged. */
export function writtenDate(text: string): string {
  if (text === "") return "";
  const { year, month, day } = splitDate(text);
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** A whole date given at once (a paste, a form filler) in one of the ways our languages write it; else null. */
export function readWholeDate(text: string): DateParts | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return { year: iso[1] ?? "", month: iso[2] ?? "", day: iso[3] ?? "" };
  const dayFirst = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/.exec(text.trim());
  return dayFirst && { day: dayFirst[1] ?? "", month: dayFirst[2] ?? "", year: dayFirst[3] ?? "" };
}
