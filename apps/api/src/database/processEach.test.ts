import { expect, test } from "vitest";
import { DatabaseUnavailableError } from "./connection/DatabaseUnavailableError.ts";
import { processEach } from "./processEach.ts";

/** Works on five rows, of which some fail; returns the rows that were started. */
async function startedOfFive(errorOf: (row: number) => Error | undefined): Promise<number[]> {
  const started: number[] = [];
  const processing = processEach([0, 1, 2, 3, 4], async (row) => {
    started.push(row);
    const error = errorOf(row);
    if (error !== undefined) throw error;
  });
  await expect(processing).rejects.toThrow(/^row 1$|: row 1$/);
  return started;
}

test("failing rows do not delay other rows, and the first error is thrown at the end", async () => {
  expect(await startedOfFive((row) => (row === 0 ? undefined : new Error(`row ${row}`)))).toEqual([
    0, 1, 2, 3, 4,
  ]);
});

test("an unresponsive database ends the run", async () => {
  const failFirst = (row: number) => (row === 0 ? undefined : new DatabaseUnavailableError(`row ${row}`));
  expect(await startedOfFive(failFirst)).toEqual([0, 1]);
});

test("throws nothing without a failure", async () => {
  await expect(processEach([1, 2], () => Promise.resolve())).resolves.toBeUndefined();
});
