/** Rows that fail one after the other before the run ends: then the reason is the database, not a row. */
const FAILURES_IN_A_ROW = 5;

/**
 * Works on due rows one after the other. A row that fails does not keep the next ones waiting.
 *
 * @throws the first error, after the last row, or at once when five rows in a row fail.
 */
export async function workOnEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  let inARow = 0;
  for (const row of rows) {
    try {
      await work(row);
      inARow = 0;
    } catch (error) {
      errors.push(error);
      inARow += 1;
      if (inARow === FAILURES_IN_A_ROW) break;
    }
  }
  if (errors.length > 0) throw errors[0];
}
