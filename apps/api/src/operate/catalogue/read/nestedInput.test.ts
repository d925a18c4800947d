import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readRecords } from "./readRecords.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayara-nested-"));
});
afterAll(() => rm(folder, { recursive: true }));

const DEPTH = 200_000;
const openingBrackets = "[".repeat(DEPTH);

test.each([
  ["lists", `{"type":"place","id":"p1","names":${openingBrackets}${"]".repeat(DEPTH)}}`],
  ["objects", `${'{"names":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}`],
  ["lists without an end", `{"names":${openingBrackets}`],
  ["comments in lists", `{"names":${"[/**/".repeat(DEPTH)}`],
  ["a list instead of an object", openingBrackets],
])("rejects a line with %s nested too deeply, with its line and column", async (_, text) => {
  const file = join(folder, "deep.jsonl");
  await writeFile(file, `\n${text}\n`);
  const { problems } = await readRecords([file]);
  expect(problems.map(({ message, line }) => [line, message])).toEqual([
    [2, expect.stringContaining("more than 50 levels")],
  ]);
});

test("rejects a cell with lists nested too deeply, with its field", async () => {
  const file = join(folder, "deep.csv");
  await writeFile(file, `id,name,discounts\nc1,C3,${openingBrackets}${"]".repeat(DEPTH)}\n`);
  const { problems } = await readRecords([file]);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.every(({ line }) => line === 2 || line === 1)).toBe(true);
});
