import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

/** Font weights of the page. */
export type Weight = "regular" | "bold";

/** A font file, which has the letters of one script in one weight. */
export interface Face {
  name: string;
  /** Design of the face. */
  family: "Figtree" | "Noto Sans" | "Noto Sans Arabic";
  file: Buffer;
  letters: ReadonlySet<number>;
  isRightToLeft: boolean;
}

/** Returns the faces of each weight, the default one first. */
export function loadFonts(): Record<Weight, Face[]> {
  return { regular: facesOf(400), bold: facesOf(700) };
}

const figtree = ["latin", "latin-ext"];
const notoSans = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

function facesOf(weight: number): Face[] {
  return [
    ...figtree.map((part) => loadFace(`figtree-${part}-${weight}`, "Figtree")),
    ...notoSans.map((part) => loadFace(`noto-sans-${part}-${weight}`, "Noto Sans")),
    loadFace(`noto-sans-arabic-${weight}`, "Noto Sans Arabic"),
  ];
}

/** Reads TrueType, because pdfkit would decompress WOFF for every document, which takes 0.1 s per voucher. */
function loadFace(name: string, family: Face["family"]): Face {
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
