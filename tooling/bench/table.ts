export type Row = Record<string, string | number>;

/** Formats rows as a table for a terminal, with numbers aligned right. */
export function table(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => inCell(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const isNumber = columns.map((column) => rows.every((row) => typeof row[column] !== "string"));
  const inLine = (line: string[]) =>
    line.map((cell, index) =>
      isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
    );
  const [header = [], ...body] = cells.map((line) => inLine(line).join("  ").trimEnd());
  return [header, "─".repeat(widths.reduce((sum, width) => sum + width + 2, -2)), ...body].join("\n");
}

const numbers = new Intl.NumberFormat("en", { maximumFractionDigits: 3 });

function inCell(value: string | number | undefined): string {
  return typeof value === "number" ? numbers.format(value) : (value ?? "");
}
