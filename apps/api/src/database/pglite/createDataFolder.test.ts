import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDataFolder } from "./createDataFolder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sayara-data-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("creating a new folder does not load the engine into this process", async () => {
  const dataDir = join(folder, "database");
  const before = process.memoryUsage.rss();
  await createDataFolder(dataDir);
  expect(existsSync(join(dataDir, "PG_VERSION"))).toBe(true);
  // The engine alone takes 400 MB.
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(150);
}, 120_000);

test("an existing folder stays unchanged", async () => {
  writeFileSync(join(folder, "PG_VERSION"), "17");
  const { mtimeMs } = statSync(folder);
  await createDataFolder(folder);
  expect(statSync(folder).mtimeMs).toBe(mtimeMs);
});

test("a folder that cannot be created causes a clear error, and no file remains", async () => {
  writeFileSync(join(folder, "file"), "");
  const dataDir = join(folder, "file", "database");
  await expect(createDataFolder(dataDir)).rejects.toThrow("could not be created");
  expect(existsSync(dataDir)).toBe(false);
}, 120_000);
