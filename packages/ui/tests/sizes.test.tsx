import { readdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CarIllustration, type CarBodyName } from "../src/CarIllustration/CarIllustration.tsx";
import {
  SceneIllustration,
  isSceneName,
  type SceneName,
} from "../src/SceneIllustration/SceneIllustration.tsx";

const largest = 6 * 1024;
const bodies: CarBodyName[] = ["cityCar", "saloon", "suv", "van", "pickup", "scooter"];
const scenes: SceneName[] = [
  "sidi-bou-said",
  "carthage",
  "el-jem",
  "djerba",
  "tozeur",
  "tabarka",
  "hammamet",
  "sousse",
  "tunis",
  "coast",
  "desert",
];

test.each(bodies)("the drawing of a %s takes at most 6 KB", (body) => {
  expect(renderToStaticMarkup(<CarIllustration body={body} color="red" />).length).toBeLessThanOrEqual(
    largest,
  );
});

test.each(scenes)("the scene of %s takes at most 6 KB", (scene) => {
  expect(renderToStaticMarkup(<SceneIllustration scene={scene} />).length).toBeLessThanOrEqual(largest);
});

test("a place without a scene is told from one with", () => {
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
