/**
 * Converts MongoDB's extended JSON, relaxed or canonical, to plain values: ids to text, dates to `Date`, numbers to
 * numbers. Omits fields without a value (null, empty text). Leaves other types unchanged.
 */
export function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue).filter((item) => item !== undefined);
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  if (value === null) return undefined;
  if (typeof value !== "object") return value;
  const entries = Object.entries(value);
  const [onlyEntry] = entries;
  if (onlyEntry !== undefined && entries.length === 1 && onlyEntry[0].startsWith("$"))
    return extendedValue(onlyEntry[0], onlyEntry[1]) ?? value;
  return Object.fromEntries(
    entries.map(([key, nested]) => [key, plainValue(nested)]).filter(([, nested]) => nested !== undefined),
  );
}

function extendedValue(type: string, value: unknown): unknown {
  if (type === "$oid") return typeof value === "string" ? value : undefined;
  if (type === "$date") return dateOf(plainValue(value));
  if (!numberTypes.has(type) || typeof value !== "string") return undefined;
  const number = Number(value);
  return value.trim() !== "" && Number.isFinite(number) ? number : undefined;
}

const numberTypes = new Set(["$numberInt", "$numberLong", "$numberDouble", "$numberDecimal"]);

/** Parses ISO 8601 text or milliseconds since 1970. */
function dateOf(value: unknown): Date | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
