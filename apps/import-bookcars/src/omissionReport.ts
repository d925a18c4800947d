import { basename } from "node:path";
import { type Omission, formatOmission } from "./Omission.ts";

/**
 * Returns the report of an import: first each record that is not imported, then the losses of imported records, one
 * line for each reason with its count, most frequent first.
 */
export function omissionReport(omissions: readonly Omission[]): string[] {
  const dropped = omissions.filter(({ isDropped }) => isDropped);
  const others = omissions.filter(({ isDropped }) => !isDropped);
  const reasons = [...Map.groupBy(others, keyOf).values()].toSorted((a, b) => b.length - a.length);
  return [
    ...(dropped.length > 0 ? [`Records that are not carried: ${dropped.length}`] : []),
    ...dropped.map(formatOmission),
    ...(others.length > 0 ? [`What carried records lose or change: ${others.length}`] : []),
    ...reasons.flatMap(lineOf),
  ];
}

/** Reasons that differ only in quoted values, ids and numbers have the same key. */
function keyOf({ file, field, reason }: Omission): string {
  const normalizedReason = reason.replaceAll(/"[^"]*"|“[^”]*”|[0-9a-f]{24}|\d[\d.]*/g, "…");
  return `${file}\n${field}\n${normalizedReason}`;
}

function lineOf(lines: readonly Omission[]): string[] {
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.length === 1) return [formatOmission(first)];
  const { file, field, reason, line, id = "without id" } = first;
  return [`${basename(file)}, ${lines.length} records: ${field} ${reason} (the first: line ${line}, ${id})`];
}
