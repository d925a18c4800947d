import { countEdits } from "../text/countEdits.ts";
import { plainText } from "../text/plainText.ts";
import { indexPlace, type PlaceIndex, type PlaceRank, placeRanks, rankPlace } from "./rankPlace.ts";
import type { SearchablePlace } from "./SearchablePlace.ts";

/**
 * The result of a typed text: one place, several matches, or no match with the places of the nearest names.
 */
export type PlaceResolution<Place> =
  | { state: "one"; place: Place }
  | { state: "several" | "none"; places: Place[] };

/** Finds places by typed text [LO1 to LO7]. */
export interface PlaceFinder<Place> {
  /** Returns the places that match a text, best match first; all places for an empty text [LO5]. */
  find: (typed: string) => Place[];
  /** Returns the places selected by a typed text [LO6]. */
  resolve: (typed: string) => PlaceResolution<Place>;
}

/** Maximum length of a text, in characters; the rest is cut off. */
const maxTextLength = 100;

/**
 * Indexes places for search by typed text. Equally good matches keep the order of `places`, so the busiest come first.
 *
 * @example
 * const finder = createPlaceFinder([{ kind: "city", code: null, names: ["Sousse", "Susa"], parentNames: [] }]);
 * finder.resolve("suosse").state; // "one"
 */
export function createPlaceFinder<Place extends SearchablePlace>(
  places: readonly Place[],
): PlaceFinder<Place> {
  const indexed = places.map((place) => ({ place, index: indexPlace(place) }));

  function search(typed: string) {
    const ranked = indexed.flatMap(({ place, index }) => {
      const rank = rankPlace(index, typed);
      return rank === undefined
        ? []
        : [
            {
              place,
              rank,
              isPrefix: index.joinedNames.some((name) => name.startsWith(typed.replaceAll(" ", ""))),
            },
          ];
    });
    // Matches with typos are dropped if another place matches as typed.
    const hasExactMatch = ranked.some(({ rank }) => !isGuess(rank) && rank !== "parent");
    return ranked
      .filter(({ rank }) => !hasExactMatch || !isGuess(rank))
      .sort(
        (a, b) =>
          placeRanks.indexOf(a.rank) - placeRanks.indexOf(b.rank) || Number(b.isPrefix) - Number(a.isPrefix),
      );
  }

  return {
    find(typed) {
      const query = plainText(typed.slice(0, maxTextLength));
      return query === "" ? [...places] : search(query).map(({ place }) => place);
    },
    resolve(typed) {
      const query = plainText(typed.slice(0, maxTextLength));
      const matches = query === "" ? [] : search(query);
      const [bestMatch, nextMatch] = matches;
      if (bestMatch === undefined) return { state: "none", places: nearestPlaces(indexed, query) };
      const isUnambiguous =
        nextMatch === undefined ||
        (nextMatch.rank !== bestMatch.rank &&
          (bestMatch.rank !== "beginnings" || nextMatch.rank === "parent"));
      if (isUnambiguous && bestMatch.rank !== "beginningsWithErrors")
        return { state: "one", place: bestMatch.place };
      return { state: "several", places: matches.slice(0, maxSuggestions).map(({ place }) => place) };
    },
  };
}

function isGuess(rank: PlaceRank): boolean {
  return rank.endsWith("WithErrors");
}

/** Maximum number of places offered for an ambiguous text. */
const maxSuggestions = 4;
/** Fraction of a name that may differ for the name to be offered as near. */
const maxDistance = 0.5;

/** Returns the places whose names are most similar to a text; the busiest ones if none is similar. */
function nearestPlaces<Place>(
  indexed: readonly { place: Place; index: PlaceIndex }[],
  query: string,
): Place[] {
  const text = query.replaceAll(" ", "");
  const distances = indexed.map(({ place, index }) => ({
    place,
    distance: Math.min(
      ...[...index.joinedNames, ...index.words].map(
        (name) => countEdits(text, name).full / Math.max(1, text.length, name.length),
      ),
    ),
  }));
  const similarPlaces = distances
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance);
  return (similarPlaces.length > 0 ? similarPlaces : distances)
    .slice(0, maxSuggestions)
    .map(({ place }) => place);
}
