import { expect, test } from "vitest";
import { DatabaseUnavailableError } from "./connection/DatabaseUnavailableError.ts";
import { processEach } from "./processEach.ts";

/** Works on five rows, of which some fail; returns the rows that were started. */
async function begunOfFive(errorOf: (row: number) => Error | undefined): Promise<number[]> {
  const begun: number[] = [];
  const end = processEach([0, 1, 2, 3, 4], async (row) => {
    begun.push(row);
    const error = errorOf(row);
    if (error !== undefined) throw error;
  });
  await expect(end).rejects.toThrow(/^row 1$|: row 1$/);
  return begun;
}

test("failing rows do not delay other rows, and the first error is thrown at the end", async () => {
  expect(await begunOfFive((row) => (row === 0 ? undefined : new Error(`row ${row}`)))).toEqual([
    0, 1, 2, 3, 4,
  ]);
});

test("an unresponsive database ends the run", async () => {
  const lost = (row: number) => (row === 0 ? undefined : new DatabaseUnavailableError(`row ${row}`));
  expect(await begunOfFive(lost)).toEqual([0, 1]);
});

test("throws nothing without a failure", async () => {
  await expect(processEach([1, 2], () => Promise.resolve())).resolves.toBeUndefined();
});
