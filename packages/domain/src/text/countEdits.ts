/**
 * Counts the fewest edits that turn `typed` into `target` (`full`) and into any prefix of it (`prefix`). An edit
 * adds, removes or replaces a letter or swaps two adjacent ones (optimal string alignment).
 *
 * @example countEdits("monsa", "monastir") // { full: 4, prefix: 1 }
 */
export function countEdits(typed: string, target: string): { full: number; prefix: number } {
  const from = [...typed];
  const to = [...target];
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = at(previousRow, column) + (letter === other ? 0 : 1);
      const swapped =
        letter === to[column - 1] && from[row - 1] === other ? at(rowBeforePrevious, column - 1) + 1 : replaced;
      current.push(Math.min(replaced, swapped, at(previousRow, column + 1) + 1, at(current, column) + 1));
    }
    [rowBeforePrevious, previousRow] = [previousRow, current];
  }
  return { full: at(previousRow, to.length), prefix: Math.min(...previousRow) };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
