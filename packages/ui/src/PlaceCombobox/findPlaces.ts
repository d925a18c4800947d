/** What a place needs to be found by what people type. */
export type FindablePlace = {
  name: string;
  detail?: string | undefined;
  /** Other names: the airport's code, the name in other languages. */
  keywords?: readonly string[] | undefined;
};

/**
 * The places that match what was typed, accents and case aside: those whose name starts so first, then those
 * with a word that does.
 */
export function findPlaces<Place extends FindablePlace>(places: readonly Place[], typed: string): Place[] {
  const wanted = plain(typed);
  if (wanted === "") return [...places];
  const found = places.filter((place) => words(place).some((word) => word.startsWith(wanted)));
  return found.toSorted((one, other) => Number(startsSo(other, wanted)) - Number(startsSo(one, wanted)));
}

/**
 * The place that was meant: the one of that name, the only one found, or the only one whose name has the typed words in
 * full ("sidi bou" is in "Sidi Bou Saïd", and only the beginning of "Sidi Bouzid"); null where that is not clear.
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

/** At most so many places are offered beside the field. */
const offered = 3;

/** What to offer for words that mean no single place: those found, else those written most alike. */
export function placesLike<Place extends FindablePlace>(places: readonly Place[], typed: string): Place[] {
  const found = findPlaces(places, typed);
  if (found.length > 0) return found.slice(0, offered);
  const likeness = new Map(places.map((place) => [place, alike(plain(place.name), plain(typed))]));
  const of = (place: Place) => likeness.get(place) ?? 0;
  return places.toSorted((one, other) => of(other) - of(one)).slice(0, offered);
}

/** The share of the typed pairs of letters that a name holds too. */
function alike(name: string, typed: string): number {
  const pairs = [...typed].slice(1).map((_, index) => typed.slice(index, index + 2));
  return pairs.filter((pair) => name.includes(pair)).length / Math.max(1, pairs.length);
}

/** All endings of each name that begin at a word: "sidi bou said", "bou said", "said". */
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
