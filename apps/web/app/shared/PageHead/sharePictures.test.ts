import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sharePictures } from "./ShareTags.tsx";

test.each(sharePictures)("the image %s is 1200 × 630 and at most 150 KB", async (name) => {
  const file = await readFile(new URL(`../../../public/share/${name}.png`, import.meta.url));
  // The first chunk of a PNG contains width and height.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThan(150_000);
});
