import type { Face } from "./loadVoucherFonts.ts";

/** Letters in sequence that one face draws. */
export interface TextRun {
  face: Face;
  text: string;
}

/** Whether a face has each letter, so that nothing is replaced. */
export function canPrint(faces: readonly Face[], text: string): boolean {
  return [...printable(text)].every((letter) => faceOf(faces, letter) !== undefined);
}

/**
 * Splits one line into runs of one face, in the order in which they stand from left to right. A line whose
 * first letter belongs to a script from right to left starts on the right. A letter that no face has becomes
 * a question mark.
 */
export function splitRuns(faces: readonly [Face, ...Face[]], line: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const letter of printable(line)) {
    const last = runs.at(-1);
    // A space between two words of a script belongs to their run, which sets their order.
    if (last !== undefined && letter === " " && last.face.letters.has(SPACE)) {
      last.text += letter;
      continue;
    }
    const face = faceOf(faces, letter);
    const drawn = face === undefined ? { face: faces[0], text: "?" } : { face, text: letter };
    if (last?.face === drawn.face) last.text += drawn.text;
    else runs.push(drawn);
  }
  const first = runs.find(({ text }) => /\p{L}/u.test(text));
  return first?.face.isRightToLeft === true ? runs.toReversed() : runs;
}

const SPACE = 0x20;

function faceOf(faces: readonly Face[], letter: string): Face | undefined {
  return faces.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
}

/** Replaces spaces and hyphens that the faces lack, and drops characters without a shape. */
function printable(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u2010\u2011]/g, "-")
    .replaceAll(/[\u2009\u202f]/g, "\u00a0")
    .replaceAll(/[\t\n\r]+/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "");
}
