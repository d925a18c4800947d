import type { Client } from "@sayara/api-client/client/createClient";
import { location } from "@sayara/api-client/contract/catalogue/locations";
import { isSlug } from "@sayara/domain/id/isSlug";
import type { Language } from "@sayara/domain/language/Language";
import { loadPlaces } from "@sayara/frontend/marketplace/loadPlaces";
import type { UnresolvedText } from "#web/shared/SearchForm/UnclearPlace.tsx";
import { pathOfSearch } from "./pathOfSearch.ts";
import { readPlaceName } from "./readPlaceName.ts";
import type { UnclearPlaces } from "#web/pages/search/SearchOutcome.ts";

interface TypedPlaces {
  /** The URL in which each resolved text is replaced by a slug, and unresolved texts are removed. */
  address: URL;
  /** Null if every text has a single match. */
  unclear: UnclearPlaces | null;
  /** Whether the unclear place is in the path. */
  isUnknown: boolean;
}

/** Maximum number of characters; longer text is truncated. */
const MAX_TEXT_LENGTH = 100;

/** Resolves typed texts in `/search?place=…&dropOff=…` and `/search/…` to slugs, like the place field [LO6]. */
export async function readTypedPlaces(api: Client, requested: URL, language: Language): Promise<TypedPlaces> {
  const address = withoutNameInPath(requested);
  const unclear: UnclearPlaces = { place: null, dropOff: null };
  for (const name of ["place", "dropOff"] as const) {
    const text = address.searchParams.get(name)?.trim().slice(0, MAX_TEXT_LENGTH) ?? "";
    // The path takes precedence over the parameter. A drop-off slug is checked by the search.
    const mustResolve = name === "place" ? pathOfSearch(address.pathname).place === undefined : !isSlug(text);
    if (text === "" || !mustResolve) continue;
    const resolved = await resolvePlace(api, text, language);
    if (typeof resolved === "string") address.searchParams.set(name, resolved);
    else {
      address.searchParams.delete(name);
      unclear[name] = resolved;
    }
  }
  return {
    address,
    unclear: unclear.place === null && unclear.dropOff === null ? null : unclear,
    isUnknown: unclear.place !== null && address.pathname !== requested.pathname,
  };
}

/** Returns the URL with a name in its path, such as `/search/Sidi%20Bou`, moved to the place parameter. */
function withoutNameInPath(requested: URL): URL {
  const address = new URL(requested);
  const { place, supplier } = pathOfSearch(requested.pathname);
  if (place === undefined || isSlug(place)) return address;
  address.pathname = "/search";
  address.searchParams.set("place", decodeSegment(place));
  if (supplier !== undefined) address.searchParams.set("supplier", supplier);
  return address;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the slug of the matching place, or the places to suggest instead. */
async function resolvePlace(
  api: Client,
  typed: string,
  language: Language,
): Promise<string | UnresolvedText> {
  const places = await loadPlaces(api, language).catch(() => []);
  // Without the list of places, the search validates the slug.
  if (places.some(({ slug }) => slug === typed) || (places.length === 0 && isSlug(typed))) return typed;
  const reading = await readPlaceName(api, typed, places);
  if (reading.state === "one") return reading.place.place.slug;
  const mayBeRetired = reading.state === "none" && isSlug(typed);
  const currentSlug = mayBeRetired ? await findCurrentSlug(api, typed, language) : null;
  if (currentSlug !== null) return currentSlug;
  return {
    typed,
    hasSeveralMatches: reading.state === "several",
    offered: reading.places.map(({ place: { slug, name } }) => ({ slug, name })),
  };
}

/** Returns the current slug of a place from its former slug. */
async function findCurrentSlug(api: Client, slug: string, language: Language): Promise<string | null> {
  const outcome = await api(location, { params: { idOrSlug: slug, language } }).catch(() => null);
  return outcome?.ok === true ? outcome.data.slug : null;
}
