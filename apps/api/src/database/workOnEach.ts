import { DatabaseUnavailableError } from "./connection/DatabaseUnavailableError.ts";

/**
 * Works on due rows one after the other. A row that fails does not keep the next ones waiting.
 *
 * @throws the first error, after the last row; at once when the database does not answer.
 */
export async function workOnEach<Row>(
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
