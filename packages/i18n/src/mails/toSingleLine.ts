const MAX_LENGTH = 200;

/**
 * Returns text for a mail header: one line, without control characters. A line break in a subject could inject headers.
 */
export function toSingleLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}
