/** No list is read further than this page, whatever an address asks for. */
export const LAST_PAGE = 10_000;

/** How many pages so many rows fill: at least 1, an empty one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
