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

const LEVELS = 200_000;
const lists = "[".repeat(LEVELS);

test.each([
  ["lists", `{"type":"place","id":"p1","names":${lists}${"]".repeat(LEVELS)}}`],
  ["objects", `${'{"names":'.repeat(LEVELS)}1${"}".repeat(LEVELS)}`],
  ["lists without an end", `{"names":${lists}`],
  ["comments in lists", `{"names":${"[/**/".repeat(LEVELS)}`],
  ["a list instead of an object", lists],
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
  await writeFile(file, `id,name,discounts\nc1,C3,${lists}${"]".repeat(LEVELS)}\n`);
  const { problems } = await readRecords([file]);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.every(({ line }) => line === 2 || line === 1)).toBe(true);
});
