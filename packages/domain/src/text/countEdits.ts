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
    const currentRow = [row + 1];
    for (const [column, targetLetter] of to.entries()) {
      const replaceCost = costAt(previousRow, column) + (letter === targetLetter ? 0 : 1);
      const swapCost =
        letter === to[column - 1] && from[row - 1] === targetLetter ? costAt(rowBeforePrevious, column - 1) + 1 : replaceCost;
      currentRow.push(Math.min(replaceCost, swapCost, costAt(previousRow, column + 1) + 1, costAt(currentRow, column) + 1));
    }
    [rowBeforePrevious, previousRow] = [previousRow, currentRow];
  }
  return { full: costAt(previousRow, to.length), prefix: Math.min(...previousRow) };
}

function costAt(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
