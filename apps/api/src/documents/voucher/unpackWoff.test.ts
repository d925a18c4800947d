import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { unpackWoff } from "./unpackWoff.ts";

test.each([
  import.meta.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff"),
])("%s keeps its letters and shapes", (address) => {
  const packed = readFileSync(fileURLToPath(address));
  const [before, after] = [packed, unpackWoff(packed)].map((file) => create(file) as Font);
  expect(unpackWoff(packed).readUInt32BE(0)).toBe(0x00010000);
  expect(after?.characterSet).toEqual(before?.characterSet);
  for (const text of ["Amel", "محمد"]) {
    const widths = [before, after].map((font) => font?.layout(text).advanceWidth);
    expect(widths[0]).toBe(widths[1]);
    const shapes = [before, after].map((font) => font?.layout(text).glyphs.map(({ path }) => path.toSVG()));
    expect(shapes[0]).toEqual(shapes[1]);
  }
});
