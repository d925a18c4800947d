import anyAscii from "any-ascii";
import bidiModule from "bidi-js";
import type { Face } from "./loadFonts.ts";

/** Consecutive letters drawn in one face. */
export interface TextRun {
  face: Face;
  text: string;
}

/** Returns whether the faces have each letter, so that nothing needs transliteration. */
export function canPrint(faces: readonly Face[], text: string): boolean {
  return [...normalizeText(text)].every((letter) => isControl(letter) || faceOf(faces, letter) !== undefined);
}

/**
 * Returns a text in letters that the faces have. Other letters are transliterated to Latin (`李明` → `LiMing`), and
 * pictograms are dropped. If nothing is left, returns a question mark.
 */
export function transliterate(faces: readonly Face[], text: string): string {
  const printed = [...normalizeText(text)]
    .map((letter) => {
      if (isControl(letter) || faceOf(faces, letter) !== undefined) return letter;
      return /\p{Extended_Pictographic}/u.test(letter) ? "" : anyAscii(letter);
    })
    .join("");
  return printed.trim() === "" && text.trim() !== "" ? "?" : printed;
}

/**
 * Splits one line into runs of one face and direction each, ordered from left to right by the Unicode Bidirectional
 * Algorithm. A word is set in one design if a family has all its letters. Letters that no face has are transliterated.
 *
 * @param direction of the paragraph that the line belongs to.
 */
export function splitRuns(
  faces: readonly [Face, ...Face[]],
  line: string,
  direction: Direction = directionOfText(line),
): TextRun[] {
  const text = transliterate(faces, line);
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const faceByIndex = facesOfLetters(faces, text);
  const runs: (TextRun & { level: number })[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const face = faceByIndex.get(index);
    if (face === undefined) continue;
    const level = embedding.levels[index] ?? 0;
    const letter = letterAt(text, index, level);
    const last = runs.at(-1);
    if (last?.face !== face || last.level !== level) runs.push({ face, text: letter, level });
    else last.text = isOdd(level) ? letter + last.text : last.text + letter;
  }
  return runs.map(({ face, text: logical, level }) => ({
    face,
    // The font's shaping reverses only a run with Arabic letters.
    text: isOdd(level) && !/\p{Script=Arabic}/u.test(logical) ? [...logical].toReversed().join("") : logical,
  }));
}

/**
 * Returns the direction of a text: that of its first letter outside of isolates, or left to right without
 * one.
 */
export function directionOfText(text: string): Direction {
  return isOdd(bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) ? "rtl" : "ltr";
}

export type Direction = "ltr" | "rtl";

// The types of bidi-js are those of an ES module, but it is a CommonJS module.
const bidi = (bidiModule as unknown as typeof bidiModule.default)();
const SPACE = 0x20;

function isOdd(level: number): boolean {
  return level % 2 === 1;
}

/** Returns a letter as it is shown: brackets are mirrored from right to left. */
function letterAt(text: string, index: number, level: number): string {
  const letter = String.fromCodePoint(text.codePointAt(index) ?? SPACE);
  return (isOdd(level) ? bidi.getMirroredCharacter(letter) : null) ?? letter;
}

/**
 * Returns the face of each letter by its index. A space has the face of the word before it, so that both are
 * one run.
 */
function facesOfLetters(faces: readonly Face[], text: string): Map<number, Face> {
  const faceByIndex = new Map<number, Face>();
  let index = 0;
  let last: Face | undefined;
  for (const { letter, from } of lettersOf(faces, text)) {
    const face = letter === " " && last?.letters.has(SPACE) === true ? last : faceOf(from, letter);
    if (face !== undefined && !isControl(letter)) faceByIndex.set(index, face);
    last = face ?? last;
    index += letter.length;
  }
  return faceByIndex;
}

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
        letters.every(
          (letter) => isControl(letter) || faceOf([first, ...fallbackFonts], letter) !== undefined,
        ),
    );
    return letters.map((letter) => ({ letter, from: wordFamily ?? faces }));
  });
}

function faceOf(faces: readonly Face[], letter: string): Face | undefined {
  return faces.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
}

/** Returns whether a character only sets the direction of others. */
function isControl(letter: string): boolean {
  return /[\u200e\u200f\u2066-\u2069]/.test(letter);
}

/** Replaces spaces and hyphens that the faces lack, and drops invisible characters other than those of direction. */
function normalizeText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u2010\u2011]/g, "-")
    .replaceAll(/[\u2009\u202f]/g, "\u00a0")
    .replaceAll(/[\t\n\r]+/g, " ")
    .replaceAll(/(?![\u200e\u200f\u2066-\u2069])[\p{Cc}\p{Cf}]/gu, "");
}
