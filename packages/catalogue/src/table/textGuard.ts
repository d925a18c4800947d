/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula or change to a number, such as `=1+1` or
 * the chassis number `0123`.
 */
export function withGuard(text: string): string {
  return /^[=+\-@\t\r']|^\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe of `withGuard`. */
export function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r'\d]/.test(cell) ? cell.slice(1) : cell;
}
