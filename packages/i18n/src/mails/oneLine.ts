const longestSubject = 200;

/**
 * Returns text for a mail header: one line, without control characters. A line break in a subject could inject headers.
 */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line.length <= longestSubject ? line : `${line.slice(0, longestSubject - 1).trimEnd()}…`;
}
