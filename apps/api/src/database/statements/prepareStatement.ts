import { createHash } from "node:crypto";

const names = new Map<string, string>();

/**
 * Makes each PostgreSQL connection parse and plan a statement once and then run it by name. Use it only for
 * constant statements, because a connection stores each one. Rejects a statement with `*`: a column added by
 * a later version would change its result type, and the statement would fail in processes that are still
 * running.
 */
export function prepareStatement(text: string): void {
  if (names.has(text)) return;
  if (/\.\*|\bselect \*|\breturning \*/i.test(text))
    throw new TypeError(`a prepared statement lists its columns: ${text}`);
  names.set(text, createHash("sha256").update(text).digest("base64url"));
}

/** Returns the name of a prepared statement; undefined for any other text. */
export function statementName(text: string): string | undefined {
  return names.get(text);
}
