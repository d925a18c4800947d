import { readdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { isSceneName } from "../src/SceneIllustration/SceneIllustration.tsx";

test("`isSceneName` accepts only scenes", () => {
  expect(isSceneName("tozeur")).toBe(true);
  expect(isSceneName("toString")).toBe(false);
});

test("the two font subsets take at most 60 KB", async () => {
  const files = join(
    dirname(createRequire(import.meta.url).resolve("@fontsource-variable/figtree/package.json")),
    "files",
  );
  const subsetFiles = (await readdir(files)).filter((name) => /latin(?:-ext)?-wght-normal/.test(name));
  const sizes = await Promise.all(subsetFiles.map(async (name) => (await stat(join(files, name))).size));
  expect(subsetFiles).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60 * 1024);
});
