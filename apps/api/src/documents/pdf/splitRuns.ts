import anyAscii from "any-ascii";
import type { Face } from "./loadFonts.ts";

/** Consecutive letters drawn in one face. */
export interface TextRun {
  face: Face;
  text: string;
}

/** Returns whether the faces have each letter, so that nothing needs transliteration. */
export function canPrint(faces: readonly Face[], text: string): boolean {
  return [...normalizeText(text)].every((letter) => faceOf(faces, letter) !== undefined);
}

/**
 * Returns a text in letters that the faces have. Other letters are transliterated to Latin (`李明` → `LiMing`), and
 * pictograms are dropped. If nothing is left, returns a question mark.
 */
export function transliterate(faces: readonly Face[], text: string): string {
  const printed = [...normalizeText(text)]
    .map((letter) => {
      if (faceOf(faces, letter) !== undefined) return letter;
      return /\p{Extended_Pictographic}/u.test(letter) ? "" : anyAscii(letter);
    })
    .join("");
  return printed.trim() === "" && text.trim() !== "" ? "?" : printed;
}

/**
 * Splits one line into runs of one face each, ordered from left to right. A line whose first letter belongs to a
 * right-to-left script starts on the right. A word is set in one design if a family has all its letters. Letters that
 * no face has are transliterated.
 */
export function splitRuns(faces: readonly [Face, ...Face[]], line: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const { letter, from } of lettersOf(faces, transliterate(faces, line))) {
    const last = runs.at(-1);
    // A space between two words of the same script belongs to their run, which determines their order.
    if (last !== undefined && letter === " " && last.face.letters.has(SPACE)) {
      last.text += letter;
      continue;
    }
    const face = faceOf(from, letter);
    if (face === undefined) continue;
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  const first = runs.find(({ text }) => /\p{L}/u.test(text));
  return first?.face.isRightToLeft === true ? runs.toReversed() : runs;
}

const SPACE = 0x20;

/**
 * Returns each letter with the faces that may draw it: those of the first family that has the whole word, otherwise
 * all.
 */
function lettersOf(faces: readonly Face[], line: string): { letter: string; from: readonly Face[] }[] {
  const families = [...Map.groupBy(faces, ({ family }) => family).values()];
  return line.split(/(?= )|(?<= )/u).flatMap((word) => {
    const letters = [...word];
    const wordFamily = families.find(
      ([first, ...fallbackFonts]) =>
        first?.isRightToLeft === false &&
        letters.every((letter) => faceOf([first, ...fallbackFonts], letter) !== undefined),
    );
    return letters.map((letter) => ({ letter, from: wordFamily ?? faces }));
  });
}

function faceOf(faces: readonly Face[], letter: string): Face | undefined {
  return faces.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
}

/** Replaces spaces and hyphens that the faces lack, and drops invisible characters. */
function normalizeText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u2010\u2011]/g, "-")
    .replaceAll(/[\u2009\u202f]/g, "\u00a0")
    .replaceAll(/[\t\n\r]+/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "");
}
