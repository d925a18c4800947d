/** The names by which a place is found. */
export type FindablePlace = {
  name: string;
  detail?: string | undefined;
  /** Further names: the airport's code, the name in other languages. */
  keywords?: readonly string[] | undefined;
};

/**
 * Returns the places that match a text, ignoring accents and case: first those whose name starts with it, then
 * those with a word that does.
 */
export function findPlaces<Place extends FindablePlace>(places: readonly Place[], typed: string): Place[] {
  const wanted = plain(typed);
  if (wanted === "") return [...places];
  const found = places.filter((place) => words(place).some((word) => word.startsWith(wanted)));
  return found.toSorted((one, other) => Number(startsSo(other, wanted)) - Number(startsSo(one, wanted)));
}

/**
 * Resolves a text to a place: the one of that name, the only match, or the only one whose name contains the typed words
 * in full ("sidi bou" is in "Sidi Bou Saïd", but only a prefix in "Sidi Bouzid"); null where several remain.
 */
export function placeMeant<Place extends FindablePlace>(
  places: readonly Place[],
  typed: string,
): Place | null {
  const wanted = plain(typed);
  if (wanted === "") return null;
  const found = findPlaces(places, typed);
  const inFull = found.filter(({ name }) => ` ${plain(name)} `.includes(` ${wanted} `));
  const named = found.find(({ name }) => plain(name) === wanted);
  return named ?? only(found) ?? only(inFull);
}

function only<Place>(places: readonly Place[]): Place | null {
  const [first] = places;
  return first !== undefined && places.length === 1 ? first : null;
}

/** Largest number of suggested places. */
const offered = 3;

/** Returns suggestions for a text without a single match: the matches, else the most similar names. */
export function placesLike<Place extends FindablePlace>(places: readonly Place[], typed: string): Place[] {
  const found = findPlaces(places, typed);
  if (found.length > 0) return found.slice(0, offered);
  const likeness = new Map(places.map((place) => [place, alike(plain(place.name), plain(typed))]));
  const of = (place: Place) => likeness.get(place) ?? 0;
  return places.toSorted((one, other) => of(other) - of(one)).slice(0, offered);
}

/** Returns the share, 0 to 1, of the text's letter pairs that the name contains. */
function alike(name: string, typed: string): number {
  const pairs = [...typed].slice(1).map((_, index) => typed.slice(index, index + 2));
  return pairs.filter((pair) => name.includes(pair)).length / Math.max(1, pairs.length);
}

/** Returns the suffixes of each name that start at a word: "sidi bou said", "bou said", "said". */
function words({ name, detail = "", keywords = [] }: FindablePlace): string[] {
  return [name, detail, ...keywords].flatMap((text) => {
    const parts = plain(text).split(" ");
    return parts.map((_, start) => parts.slice(start).join(" "));
  });
}

function startsSo({ name }: FindablePlace, wanted: string): boolean {
  return plain(name).startsWith(wanted);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}
