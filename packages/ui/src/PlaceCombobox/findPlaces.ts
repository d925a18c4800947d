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
