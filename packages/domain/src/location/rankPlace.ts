import { countEdits } from "../text/countEdits.ts";
import { plainText } from "../text/plainText.ts";
import { fillerWords, kindWords } from "./placeWords.ts";
import type { SearchablePlace } from "./SearchablePlace.ts";

/**
 * How a typed text matches a place, best match first: its code; a full name; whole words of its names; beginnings of
 * words; the same three with small typos; words of the place that contains it [LO5].
 */
export const placeRanks = [
  "code",
  "name",
  "words",
  "beginnings",
  "nameWithErrors",
  "wordsWithErrors",
  "beginningsWithErrors",
  "parent",
] as const;
export type PlaceRank = (typeof placeRanks)[number];

/** A place's names, already split into words. */
export interface PlaceIndex {
  code: string | null;
  /** Words of each name that are compared for equality. */
  names: readonly (readonly string[])[];
  /** Names without spaces: "sidibousaid". */
  glued: readonly string[];
  words: ReadonlySet<string>;
  kind: ReadonlySet<string>;
  parent: ReadonlySet<string>;
}

/** Splits the names of a place into words, for {@link rankPlace}. */
export function indexPlace({ kind, code, names, parentNames }: SearchablePlace): PlaceIndex {
  const plain = names.map(plainText);
  const isTown = kind === "city" || kind === "resort";
  return {
    code: code === null ? null : plainText(code),
    names: plain.map((name) => meaningful(name.split(" "), isTown ? kindWords[kind] : noWords)),
    glued: plain.flatMap((name) => [name.replaceAll(" ", ""), meaningful(name.split(" "), noWords).join("")]),
    words: new Set(plain.flatMap((name) => name.split(" "))),
    kind: kindWords[kind],
    parent: new Set(parentNames.flatMap((name) => plainText(name).split(" "))),
  };
}

/** Returns how a text in the spelling of `plainText` matches a place; undefined if one of its words does not match. */
export function rankPlace(place: PlaceIndex, typed: string): PlaceRank | undefined {
  if (typed === place.code) return "code";
  const typedWords = typed.split(" ");
  const glued = rankGlued(place, typedWords.join(""));
  if (glued === "name") return glued;
  const rank = rankWords(place, typedWords) ?? glued;
  if (rank === undefined || rank === "parent") return rank;
  const best = glued === undefined || placeRanks.indexOf(rank) < placeRanks.indexOf(glued) ? rank : glued;
  if (best === "words" && isName(place, typedWords, (word, other) => word === other)) return "name";
  if (
    best === "wordsWithErrors" &&
    isName(place, typedWords, (word, other) => word === other || isTypingError(word, other))
  )
    return "nameWithErrors";
  return best;
}

/** Match kinds of one word, best first. */
const matches = ["whole", "beginning", "wholeWithErrors", "beginningWithErrors", "parent"] as const;
const rankOf = {
  whole: "words",
  beginning: "beginnings",
  wholeWithErrors: "wordsWithErrors",
  beginningWithErrors: "beginningsWithErrors",
  parent: "parent",
} as const;

function rankWords(place: PlaceIndex, typedWords: readonly string[]): PlaceRank | undefined {
  const found = typedWords.map((word) => ({ word, match: matchWord(place, word) }));
  const missed = found.filter(({ match }) => match === undefined);
  if (missed.some(({ word }) => !fillerWords.has(word))) return undefined;
  // "la m" is the beginning of "la marsa", not of "mahdia".
  const hasLongMatch = found.some(({ word, match }) => match !== undefined && word.length >= minMatchLength);
  if (missed.length > 0 && !hasLongMatch) return undefined;
  const worst = matches.findLast((match) => found.some((word) => word.match === match));
  return worst === undefined ? undefined : rankOf[worst];
}

/** Minimum number of letters of a matching word that lets unmatched articles and other fillers be ignored. */
const minMatchLength = 3;

function matchWord(place: PlaceIndex, word: string): (typeof matches)[number] | undefined {
  const own = [...place.words, ...place.kind, ...(place.code === null ? [] : [place.code])];
  if (own.includes(word)) return "whole";
  if (own.some((other) => other.startsWith(word))) return "beginning";
  if (fillerWords.has(word)) return undefined;
  if (own.some((other) => isTypingError(word, other))) return "wholeWithErrors";
  if (own.some((other) => isTypingErrorOfBeginning(word, other))) return "beginningWithErrors";
  return [...place.parent].some((other) => other.startsWith(word)) ? "parent" : undefined;
}

/** Minimum number of letters of a name without spaces for it to be compared as a beginning. */
const longBeginning = 5;

function rankGlued({ glued }: PlaceIndex, typed: string): PlaceRank | undefined {
  if (glued.includes(typed)) return "name";
  if (typed.length >= longBeginning && glued.some((name) => name.startsWith(typed))) return "beginnings";
  return glued.some((name) => isTypingError(typed, name)) ? "nameWithErrors" : undefined;
}

/** Whether the typed words are the words of one name, in any order [LO2]. */
function isName(
  place: PlaceIndex,
  typedWords: readonly string[],
  isSame: (word: string, other: string) => boolean,
): boolean {
  const typed = typedWords.filter((word) => !fillerWords.has(word));
  return place.names.some((name) => {
    const wanted = typed.filter((word) => name.includes(word) || !place.kind.has(word));
    return (
      wanted.length > 0 &&
      wanted.every((word) => name.some((other) => isSame(word, other))) &&
      name.every((other) => wanted.some((word) => isSame(word, other)))
    );
  });
}

function meaningful(words: readonly string[], ignored: ReadonlySet<string>): readonly string[] {
  const kept = words.filter((word) => !fillerWords.has(word) && !ignored.has(word));
  return kept.length === 0 ? words : kept;
}

const noWords: ReadonlySet<string> = new Set();

/** Returns the number of typos allowed in a word with this many letters [LO4]. */
function errorsAllowed(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/**
 * Up to this length, a typo may not change the first letter: short words with another first letter are different words.
 */
const shortWord = 5;

function isTypingError(word: string, other: string): boolean {
  const allowed = errorsAllowed(word.length);
  if (allowed === 0 || Math.abs(word.length - other.length) > allowed || !mayBegin(word, other)) return false;
  return countEdits(word, other).whole <= allowed;
}

function isTypingErrorOfBeginning(word: string, other: string): boolean {
  if (word.length < longBeginning || other.length <= word.length || !mayBegin(word, other)) return false;
  return countEdits(word, other).beginning <= 1;
}

function mayBegin(word: string, other: string): boolean {
  return word.length > shortWord || word[0] === other[0];
}
