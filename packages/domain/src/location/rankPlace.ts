import { countEdits } from "../text/countEdits.ts";
import { plainText } from "../text/plainText.ts";
import { fillerWords, kindWords } from "./placeWords.ts";
import type { SearchablePlace } from "./SearchablePlace.ts";

/**
 * Ranks of a match between a typed text and a place, the best first: its code; a full name; whole words of
 * its names; beginnings of words; the last three with small typos; words of the place that contains it [LO5].
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
  /** Words of each name, compared for equality. */
  names: readonly (readonly string[])[];
  /** Names without spaces: "sidibousaid". */
  joinedNames: readonly string[];
  words: ReadonlySet<string>;
  kind: ReadonlySet<string>;
  parent: ReadonlySet<string>;
}

/** Splits the names of a place into words, for {@link rankPlace}. */
export function indexPlace({ kind, code, names, parentNames }: SearchablePlace): PlaceIndex {
  const plainNames = names.map(plainText);
  const isTown = kind === "city" || kind === "resort";
  return {
    code: code === null ? null : plainText(code),
    names: plainNames.map((name) => withoutFillers(name.split(" "), isTown ? kindWords[kind] : noWords)),
    joinedNames: plainNames.flatMap((name) => [
      name.replaceAll(" ", ""),
      withoutFillers(name.split(" "), noWords).join(""),
    ]),
    words: new Set(plainNames.flatMap((name) => name.split(" "))),
    kind: kindWords[kind],
    parent: new Set(parentNames.flatMap((name) => plainText(name).split(" "))),
  };
}

/** Returns how a text in the spelling of `plainText` matches a place; undefined if one of its words does not match. */
export function rankPlace(place: PlaceIndex, typed: string): PlaceRank | undefined {
  if (typed === place.code) return "code";
  const typedWords = typed.split(" ");
  const joinedRank = rankJoined(place, typedWords.join(""));
  if (joinedRank === "name") return joinedRank;
  const rank = rankWords(place, typedWords) ?? joinedRank;
  if (rank === undefined || rank === "parent") return rank;
  const bestRank =
    joinedRank === undefined || placeRanks.indexOf(rank) < placeRanks.indexOf(joinedRank) ? rank : joinedRank;
  if (bestRank === "words" && isName(place, typedWords, (word, other) => word === other)) return "name";
  if (
    bestRank === "wordsWithErrors" &&
    isName(place, typedWords, (word, other) => word === other || isTypo(word, other))
  )
    return "nameWithErrors";
  return bestRank;
}

/** Match kinds of one word, best first. */
const matchKinds = ["whole", "beginning", "wholeWithErrors", "beginningWithErrors", "parent"] as const;
const rankOf = {
  whole: "words",
  beginning: "beginnings",
  wholeWithErrors: "wordsWithErrors",
  beginningWithErrors: "beginningsWithErrors",
  parent: "parent",
} as const;

function rankWords(place: PlaceIndex, typedWords: readonly string[]): PlaceRank | undefined {
  const matchedWords = typedWords.map((word) => ({ word, match: matchWord(place, word) }));
  const unmatchedWords = matchedWords.filter(({ match }) => match === undefined);
  if (unmatchedWords.some(({ word }) => !fillerWords.has(word))) return undefined;
  // So that "la m" matches "la marsa", but not "mahdia".
  const hasLongMatch = matchedWords.some(
    ({ word, match }) => match !== undefined && word.length >= MIN_MATCH_LENGTH,
  );
  if (unmatchedWords.length > 0 && !hasLongMatch) return undefined;
  const worstMatch = matchKinds.findLast((match) => matchedWords.some((word) => word.match === match));
  return worstMatch === undefined ? undefined : rankOf[worstMatch];
}

/** Minimum number of letters of a matching word that lets unmatched articles and other fillers be ignored. */
const MIN_MATCH_LENGTH = 3;

function matchWord(place: PlaceIndex, word: string): (typeof matchKinds)[number] | undefined {
  const placeWords = [...place.words, ...place.kind, ...(place.code === null ? [] : [place.code])];
  if (placeWords.includes(word)) return "whole";
  if (placeWords.some((other) => other.startsWith(word))) return "beginning";
  if (fillerWords.has(word)) return undefined;
  if (placeWords.some((other) => isTypo(word, other))) return "wholeWithErrors";
  if (placeWords.some((other) => isTypoOfPrefix(word, other))) return "beginningWithErrors";
  return [...place.parent].some((other) => other.startsWith(word)) ? "parent" : undefined;
}

/** Minimum number of letters of a text typed without spaces for it to match the beginning of a name. */
const MIN_PREFIX_LENGTH = 5;

function rankJoined({ joinedNames }: PlaceIndex, typed: string): PlaceRank | undefined {
  if (joinedNames.includes(typed)) return "name";
  if (typed.length >= MIN_PREFIX_LENGTH && joinedNames.some((name) => name.startsWith(typed)))
    return "beginnings";
  return joinedNames.some((name) => isTypo(typed, name)) ? "nameWithErrors" : undefined;
}

/** Returns whether the typed words are the words of one name, in any order [LO2]. */
function isName(
  place: PlaceIndex,
  typedWords: readonly string[],
  isSame: (word: string, other: string) => boolean,
): boolean {
  const typed = typedWords.filter((word) => !fillerWords.has(word));
  return place.names.some((name) => {
    const nameWords = typed.filter((word) => name.includes(word) || !place.kind.has(word));
    return (
      nameWords.length > 0 &&
      nameWords.every((word) => name.some((other) => isSame(word, other))) &&
      name.every((other) => nameWords.some((word) => isSame(word, other)))
    );
  });
}

function withoutFillers(words: readonly string[], ignored: ReadonlySet<string>): readonly string[] {
  const meaningfulWords = words.filter((word) => !fillerWords.has(word) && !ignored.has(word));
  return meaningfulWords.length === 0 ? words : meaningfulWords;
}

const noWords: ReadonlySet<string> = new Set();

/** Returns the number of typos allowed in a word with this many letters [LO4]. */
function allowedTypos(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/**
 * Up to this length, a typo may not change the first letter: short words with another first letter are different words.
 */
const MAX_SHORT_WORD = 5;

function isTypo(word: string, other: string): boolean {
  const maxEdits = allowedTypos(word.length);
  if (maxEdits === 0 || Math.abs(word.length - other.length) > maxEdits || !hasAcceptableStart(word, other))
    return false;
  return countEdits(word, other).full <= maxEdits;
}

function isTypoOfPrefix(word: string, other: string): boolean {
  if (word.length < MIN_PREFIX_LENGTH || other.length <= word.length || !hasAcceptableStart(word, other))
    return false;
  return countEdits(word, other).prefix <= 1;
}

function hasAcceptableStart(word: string, other: string): boolean {
  return word.length > MAX_SHORT_WORD || word[0] === other[0];
}
