/**
 * Counts the fewest edits that turn `typed` into `target` (`full`) or into any prefix of it (`prefix`). An
 * edit adds, removes or replaces a letter or swaps two adjacent ones (optimal string alignment).
 *
 * @example countEdits("monsa", "monastir") // { full: 4, prefix: 1 }
 */
export function countEdits(typed: string, target: string): { full: number; prefix: number } {
  const typedLetters = [...typed];
  const targetLetters = [...target];
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: targetLetters.length + 1 }, (_, column) => column);
  for (const [row, letter] of typedLetters.entries()) {
    const currentRow = [row + 1];
    for (const [column, targetLetter] of targetLetters.entries()) {
      const replaceCost = costAt(previousRow, column) + (letter === targetLetter ? 0 : 1);
      const swapCost =
        letter === targetLetters[column - 1] && typedLetters[row - 1] === targetLetter
          ? costAt(rowBeforePrevious, column - 1) + 1
          : replaceCost;
      currentRow.push(
        Math.min(replaceCost, swapCost, costAt(previousRow, column + 1) + 1, costAt(currentRow, column) + 1),
      );
    }
    [rowBeforePrevious, previousRow] = [previousRow, currentRow];
  }
  return { full: costAt(previousRow, targetLetters.length), prefix: Math.min(...previousRow) };
}

function costAt(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
