import { stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { isSceneName } from "../src/SceneIllustration/SceneIllustration.tsx";

test("`isSceneName` accepts only scenes", () => {
  expect(isSceneName("tozeur")).toBe(true);
  expect(isSceneName("toString")).toBe(false);
});

test("the Latin subsets of the fonts take at most 60 KB, the Arabic one at most 24 KB", async () => {
  expect(await sizeOf("figtree", ["latin", "latin-ext"])).toBeLessThanOrEqual(60 * 1024);
  expect(await sizeOf("readex-pro", ["arabic"])).toBeLessThanOrEqual(24 * 1024);
});

async function sizeOf(family: string, subsets: readonly string[]): Promise<number> {
  const { resolve } = createRequire(import.meta.url);
  const files = subsets.map((subset) =>
    resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`),
  );
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size);
}
