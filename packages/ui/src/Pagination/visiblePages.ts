/**
 * Returns the page numbers to link: the first, the last, and the current one with its neighbours. `null` stands for a
 * gap of at least two pages; a gap of one page is filled.
 *
 * @example
 * visiblePages({ page: 6, pageCount: 20 }); // [1, null, 5, 6, 7, null, 20]
 */
export function visiblePages({ page, pageCount }: { page: number; pageCount: number }): (number | null)[] {
  const pages: (number | null)[] = [];
  let previous = 0;
  for (let candidate = 1; candidate <= pageCount; candidate++) {
    const isVisible = candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1;
    if (!isVisible) continue;
    if (candidate - previous === 2) pages.push(candidate - 1);
    else if (candidate - previous > 2) pages.push(null);
    pages.push(candidate);
    previous = candidate;
  }
  return pages;
}
