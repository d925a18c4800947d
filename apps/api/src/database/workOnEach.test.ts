import { expect, test } from "vitest";
import { workOnEach } from "./workOnEach.ts";

/** Works on ten rows, of which some fail; returns the rows begun. */
async function begunOfTen(fails: (row: number) => boolean): Promise<number[]> {
  const begun: number[] = [];
  const rows = Array.from({ length: 10 }, (_, row) => row);
  const end = workOnEach(rows, (row) => {
    begun.push(row);
    return fails(row) ? Promise.reject(new Error(`row ${row}`)) : Promise.resolve();
  });
  await expect(end).rejects.toThrow(/^row 1$/);
  return begun;
}

test("rows that fail keep no other row waiting, and the first error is thrown at the end", async () => {
  expect(await begunOfTen((row) => row % 2 === 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("five failures in a row end the run", async () => {
  expect(await begunOfTen((row) => row > 0)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("without a failure nothing is thrown", async () => {
  await expect(workOnEach([1, 2], () => Promise.resolve())).resolves.toBeUndefined();
});
