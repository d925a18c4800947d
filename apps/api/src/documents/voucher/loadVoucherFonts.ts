import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { unpackWoff } from "./unpackWoff.ts";

/** Weights of the page's type. */
export type Weight = "regular" | "bold";

/** A part of a weight's letters: each font file has one script. */
export interface Face {
  name: string;
  file: Buffer;
  letters: ReadonlySet<number>;
  isRightToLeft: boolean;
}

/** Returns the faces of each weight, the usual one first. */
export function loadVoucherFonts(): Record<Weight, Face[]> {
  return {
    regular: [
      aFace(import.meta.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff")),
      aFace(import.meta.resolve("@fontsource/figtree/files/figtree-latin-ext-400-normal.woff")),
      aFace(
        import.meta.resolve("@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff"),
        { isRightToLeft: true },
      ),
    ],
    bold: [
      aFace(import.meta.resolve("@fontsource/figtree/files/figtree-latin-700-normal.woff")),
      aFace(import.meta.resolve("@fontsource/figtree/files/figtree-latin-ext-700-normal.woff")),
      aFace(
        import.meta.resolve("@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff"),
        { isRightToLeft: true },
      ),
    ],
  };
}

function aFace(address: string, { isRightToLeft = false } = {}): Face {
  const file = unpackWoff(readFileSync(fileURLToPath(address)));
  const font = create(file) as Font;
  return { name: address, file, letters: new Set(font.characterSet), isRightToLeft };
}
