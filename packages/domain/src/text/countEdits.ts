/**
 * Counts the fewest edits that turn `typed` into `wanted` (`whole`) and into any prefix of it (`beginning`). An edit
 * adds, removes or replaces a letter or swaps two adjacent ones (optimal string alignment).
 *
 * @example countEdits("monsa", "monastir") // { whole: 4, beginning: 1 }
 */
export function countEdits(typed: string, wanted: string): { whole: number; beginning: number } {
  const from = [...typed];
  const to = [...wanted];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = at(last, column) + (letter === other ? 0 : 1);
      const exchanged =
        letter === to[column - 1] && from[row - 1] === other ? at(beforeLast, column - 1) + 1 : replaced;
      current.push(Math.min(replaced, exchanged, at(last, column + 1) + 1, at(current, column) + 1));
    }
    [beforeLast, last] = [last, current];
  }
  return { whole: at(last, to.length), beginning: Math.min(...last) };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
