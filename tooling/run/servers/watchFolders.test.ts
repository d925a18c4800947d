import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { watchFolders } from "./watchFolders.ts";

let folder: string;
let changed: string[];
let end: () => void;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sayara-watch-"));
  mkdirSync(join(folder, "inner"));
  writeFileSync(join(folder, "inner/file.ts"), "0");
  changed = [];
  end = watchFolders(
    [folder],
    (path) => changed.push(path),
    (path) => path.endsWith(".ts"),
  );
});
afterEach(() => {
  end();
  rmSync(folder, { recursive: true });
});

test("reports every save, including those that replace the file", async () => {
  const file = join(folder, "inner/file.ts");
  for (let save = 1; save <= 3; save++) {
    writeFileSync(join(folder, "inner/draft"), String(save));
    renameSync(join(folder, "inner/draft"), file);
    await expect.poll(() => changed).toEqual(Array.from({ length: save }, () => file));
  }
});

test("reports a file in a new folder", async () => {
  mkdirSync(join(folder, "new"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  writeFileSync(join(folder, "new/file.ts"), "1");
  await expect.poll(() => changed).toEqual([join(folder, "new/file.ts")]);
});
