import { withGuard } from "./textGuard.ts";

/** A number that is written with a fixed number of decimals, such as an amount in a file for a bank. */
export class FixedNumber {
  readonly value: number;
  readonly decimals: number;

  constructor(value: number, decimals: number) {
    this.value = value;
    this.decimals = decimals;
  }
}

/**
 * Writes rows as a table for French Excel: UTF-8 with a byte order mark, semicolons, decimal commas, `VRAI`
 * and `FAUX`. A list is one cell, separated by `|`. Texts that a spreadsheet would run as a formula are
 * guarded.
 */
export function writeTable(rows: readonly (readonly unknown[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(";")).join("\r\n")}\r\n`;
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "VRAI" : "FAUX";
  if (typeof value === "number") return String(value).replace(".", ",");
  if (value instanceof FixedNumber) return value.value.toFixed(value.decimals).replace(".", ",");
  const text = withGuard(Array.isArray(value) ? value.map(listItem).join("|") : String(value));
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes an object of two numbers, such as a discount, as `7=12,5`. Spreadsheets would read `7:12` as a time.
 */
function listItem(item: unknown): string {
  return typeof item === "object" && item !== null ? Object.values(item).map(cellOf).join("=") : String(item);
}
