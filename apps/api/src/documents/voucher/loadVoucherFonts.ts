import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

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
      aFace("figtree-latin-400"),
      aFace("figtree-latin-ext-400"),
      aFace("noto-sans-arabic-400", { isRightToLeft: true }),
    ],
    bold: [
      aFace("figtree-latin-700"),
      aFace("figtree-latin-ext-700"),
      aFace("noto-sans-arabic-700", { isRightToLeft: true }),
    ],
  };
}

/** Reads TrueType: pdfkit would decompress WOFF for every document, 0.1 s of the time of a voucher. */
function aFace(name: string, { isRightToLeft = false } = {}): Face {
  const file = readFileSync(join(import.meta.dirname, "fonts", `${name}.ttf`));
  const font = create(file) as Font;
  return { name, file, letters: new Set(font.characterSet), isRightToLeft };
}
