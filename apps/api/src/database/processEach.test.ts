import { expect, test } from "vitest";
import { DatabaseUnavailableError } from "./connection/DatabaseUnavailableError.ts";
import { processEach } from "./processEach.ts";

/** Processes five rows and returns those that were started. Expects the error of row 1, the first row that fails. */
async function processFiveRows(errorOf: (row: number) => Error | undefined): Promise<number[]> {
  const started: number[] = [];
  const processing = processEach([0, 1, 2, 3, 4], async (row) => {
    started.push(row);
    const error = errorOf(row);
    if (error !== undefined) throw error;
  });
  await expect(processing).rejects.toThrow(/^row 1$|: row 1$/);
  return started;
}

test("a failing row does not stop the others, and the first error is thrown after the last row", async () => {
  expect(await processFiveRows((row) => (row === 0 ? undefined : new Error(`row ${row}`)))).toEqual([
    0, 1, 2, 3, 4,
  ]);
});

test("an unavailable database stops processing at once", async () => {
  const failOthers = (row: number) => (row === 0 ? undefined : new DatabaseUnavailableError(`row ${row}`));
  expect(await processFiveRows(failOthers)).toEqual([0, 1]);
});

test("resolves if no row fails", async () => {
  await expect(processEach([1, 2], () => Promise.resolve())).resolves.toBeUndefined();
});
