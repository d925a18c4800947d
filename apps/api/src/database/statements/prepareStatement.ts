import { createHash } from "node:crypto";

const names = new Map<string, string>();

/**
 * Has each connection to PostgreSQL parse and plan a statement once, and run it by a name afterwards. Only for texts that
 * stand in the code: a connection keeps every one. A text with `*` is refused, since a column that a later version adds
 * would change the statement's result, which fails in processes that still run.
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
