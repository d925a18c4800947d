/** Highest page number of any list. */
export const LAST_PAGE = 10_000;

/** Returns the number of pages for a number of rows, at least 1. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
