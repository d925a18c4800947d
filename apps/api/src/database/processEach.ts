import { DatabaseUnavailableError } from "./connection/DatabaseUnavailableError.ts";

/**
 * Processes due rows one after another. A failing row does not stop the next ones.
 *
 * @throws the first error, after the last row; immediately if the database does not respond.
 */
export async function processEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      errors.push(error);
      if (error instanceof DatabaseUnavailableError) break;
    }
  }
  if (errors.length > 0) throw errors[0];
}
