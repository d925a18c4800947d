import * as v from "valibot";

/**
 * Series of statement numbers [ST2]: `RC` ("relevé de commission") for monthly statements, `RCR`
 * ("rectificatif") for their corrections.
 */
export const statementSeries = ["RC", "RCR"] as const;
/** One of {@link statementSeries}. */
export const StatementSeries = v.picklist(statementSeries);
export type StatementSeries = v.InferOutput<typeof StatementSeries>;

/**
 * The number of a statement, `RC-2026-00042`: series, year of issue, and sequence number in that year [ST2].
 */
export const StatementNumber = v.pipe(v.string(), v.regex(/^(?:RC|RCR)-2\d{3}-\d{5,9}$/));
export type StatementNumber = v.InferOutput<typeof StatementNumber>;

/**
 * Formats the number of a statement.
 *
 * @example
 *   statementNumber({ series: "RC", year: 2026, number: 42 }); // "RC-2026-00042"
 */
export function statementNumber({
  series,
  year,
  number,
}: {
  series: StatementSeries;
  year: number;
  number: number;
}): StatementNumber {
  return `${series}-${year}-${String(number).padStart(5, "0")}`;
}
