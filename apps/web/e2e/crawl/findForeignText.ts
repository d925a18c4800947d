import { type Language, languages } from "@sayara/domain/language/Language";
import type { Catalogues } from "./Catalogues.ts";

/** Placeholders, branches and tags, which separate the parts of a message that a page shows unchanged. */
const separators = /<\/?\d+\/?>|[{}#]/;

/**
 * Returns a function that finds text in other languages on a page: message parts that only the catalogues of other
 * languages contain, and sentences in another language that no catalogue contains.
 */
export function findForeignText(
  language: Language,
  catalogues: Catalogues,
): (texts: readonly string[]) => string[] {
  const foreign = foreignParts(language, catalogues);
  return (texts) => {
    const plain = texts.map(normalizeText);
    const shown = joinTexts(plain);
    const single = new Set(plain);
    const found = foreign.filter((part) =>
      part.includes(" ") ? shown.includes(` ${part} `) : single.has(part),
    );
    return [...new Set([...found, ...plain.filter((text) => isSentenceInOtherLanguage(language, text))])];
  };
}

function foreignParts(language: Language, catalogues: Catalogues): string[] {
  const ownText = joinTexts(catalogues[language].flatMap(partsOf));
  const others = languages.filter((other) => other !== language);
  const parts = new Set(others.flatMap((other) => catalogues[other].flatMap(partsOf)));
  return [...parts].filter((part) => !ownText.includes(` ${part} `));
}

/** Single words count only if they are a whole message, because the keywords of a placeholder are single words too. */
function partsOf(message: string): string[] {
  const parts = message
    .split(separators)
    .map(normalizeText)
    .filter((part) => part.length > 2 && /\p{L}{2}/u.test(part));
  return parts.filter((part) => part.includes(" ") || !separators.test(message));
}

/** Returns the text without punctuation, with single spaces between the words. */
function normalizeText(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function joinTexts(texts: readonly string[]): string {
  return ` ${texts.join(" \n ")} `;
}

/** Frequent words that the other languages do not use. */
const frequentWords: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    "le les des et est vous votre vos pour avec une du dans sur pas au aux sont qui ce cette".split(" "),
  ),
  ar: new Set("في من على إلى أن هذا هذه لا أو مع عن ما التي الذي كل لم قد بعد قبل عند".split(" ")),
  en: new Set("the and of to is you your for with are this that from it not at by an can if".split(" ")),
  es: new Set("el los las y es usted su sus para con una del por al lo más este esta hay o".split(" ")),
};
/** Number of frequent words that identify a sentence as another language; a name has fewer. */
const MIN_FREQUENT_WORDS = 3;

function isSentenceInOtherLanguage(language: Language, text: string): boolean {
  const words = text.toLowerCase().split(" ");
  const occurrences = (candidate: Language) =>
    words.filter((word) => frequentWords[candidate].has(word)).length;
  const ownCount = occurrences(language);
  return languages.some(
    (other) => other !== language && occurrences(other) >= Math.max(MIN_FREQUENT_WORDS, ownCount + 1),
  );
}
