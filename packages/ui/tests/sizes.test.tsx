import { readdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { drawnSheets } from "../drawings/drawnSheets.ts";
import { isSceneName } from "../src/SceneIllustration/SceneIllustration.tsx";

const largest = 6 * 1024;
const drawings = Object.entries(drawnSheets).flatMap(([path, draw]) =>
  [...draw().matchAll(/<g id="([\w-]+)".*<\/g>/g)].map(([shapes, name]) => [path, name, shapes] as const),
);

test.each(drawings)("in %s the drawing of %s takes at most 6 KB", (_path, _name, shapes) => {
  expect(shapes.length).toBeLessThanOrEqual(largest);
});

test("isSceneName accepts the scenes only", () => {
  expect(isSceneName("tozeur")).toBe(true);
  expect(isSceneName("toString")).toBe(false);
});

test("the two subsets of the font take at most 60 KB", async () => {
  const files = join(
    dirname(createRequire(import.meta.url).resolve("@fontsource-variable/figtree/package.json")),
    "files",
  );
  const used = (await readdir(files)).filter((name) => /latin(?:-ext)?-wght-normal/.test(name));
  const sizes = await Promise.all(used.map(async (name) => (await stat(join(files, name))).size));
  expect(used).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60 * 1024);
});
