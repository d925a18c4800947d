import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

/** Weights of the page's type. */
export type Weight = "regular" | "bold";

/** A part of a weight's letters: each font file has one script. */
export interface Face {
  name: string;
  /** Faces of one design. */
  family: "Figtree" | "Noto Sans" | "Noto Sans Arabic";
  file: Buffer;
  letters: ReadonlySet<number>;
  isRightToLeft: boolean;
}

/** Returns the faces of each weight, the usual one first. */
export function loadVoucherFonts(): Record<Weight, Face[]> {
  return { regular: facesOf(400), bold: facesOf(700) };
}

const figtree = ["latin", "latin-ext"];
const notoSans = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

function facesOf(weight: number): Face[] {
  return [
    ...figtree.map((part) => aFace(`figtree-${part}-${weight}`, "Figtree")),
    ...notoSans.map((part) => aFace(`noto-sans-${part}-${weight}`, "Noto Sans")),
    aFace(`noto-sans-arabic-${weight}`, "Noto Sans Arabic"),
  ];
}

/** Reads TrueType: pdfkit would decompress WOFF for every document, 0.1 s of the time of a voucher. */
function aFace(name: string, family: Face["family"]): Face {
  const file = readFileSync(join(import.meta.dirname, "fonts", `${name}.ttf`));
  const font = create(file) as Font;
  return {
    name,
    file,
    family,
    letters: new Set(font.characterSet),
    isRightToLeft: family === "Noto Sans Arabic",
  };
}
