import type { Client } from "@sayara/api-client/client/createClient";
import { location, locationNames } from "@sayara/api-client/contract/catalogue/locations";
import type { Language } from "@sayara/domain/language/Language";
import { createPlaceFinder } from "@sayara/domain/location/createPlaceFinder";
import { searchablePlaces } from "@sayara/domain/location/searchablePlaces";
import { loadPlaces } from "#web/marketplace/loadPlaces.ts";
import type { UnclearText } from "#web/shared/SearchForm/UnclearPlace.tsx";
import { pathOfSearch } from "./pathOfSearch.ts";
import type { UnclearPlaces } from "./SearchOutcome.ts";

interface TypedPlaces {
  /** The address with a slug for each resolved text, without the other texts. */
  address: URL;
  /** Null when every text has one match. */
  unclear: UnclearPlaces | null;
}

/** Longest text, in characters; the rest is cut. */
const longestText = 100;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Resolves typed texts in `/search?place=…&dropOff=…` to slugs, as the field does [LO6]. */
export async function readTypedPlaces(api: Client, asked: URL, language: Language): Promise<TypedPlaces> {
  const address = new URL(asked);
  const unclear: UnclearPlaces = { place: null, dropOff: null };
  for (const name of ["place", "dropOff"] as const) {
    const text = address.searchParams.get(name)?.trim().slice(0, longestText) ?? "";
    // The path has precedence over the parameter; a drop-off slug is checked by the search.
    const isRead =
      name === "place" ? pathOfSearch(asked.pathname).place === undefined : !slugPattern.test(text);
    if (text === "" || !isRead) continue;
    const meant = await placeMeant(api, text, language);
    if (typeof meant === "string") address.searchParams.set(name, meant);
    else {
      address.searchParams.delete(name);
      unclear[name] = meant;
    }
  }
  return { address, unclear: unclear.place === null && unclear.dropOff === null ? null : unclear };
}

/** Returns the slug of the place that is meant, or what to offer instead. */
async function placeMeant(api: Client, typed: string, language: Language): Promise<string | UnclearText> {
  const places = await loadPlaces(api, language).catch(() => []);
  // Without the list of places, the search validates the slug.
  if (places.some(({ slug }) => slug === typed) || (places.length === 0 && slugPattern.test(typed)))
    return typed;
  const names = await loadNames(api);
  const reading = createPlaceFinder(searchablePlaces(places, names)).read(typed);
  if (reading.state === "one") return reading.place.place.slug;
  const mayBeRetired = reading.state === "none" && slugPattern.test(typed);
  const renamed = mayBeRetired ? await retiredSlug(api, typed, language) : null;
  if (renamed !== null) return renamed;
  return {
    typed,
    isSeveral: reading.state === "several",
    offered: reading.places.map(({ place: { slug, name } }) => ({ slug, name })),
  };
}

async function loadNames(api: Client) {
  const outcome = await api(locationNames, {}).catch(() => null);
  return outcome?.ok === true ? outcome.data : [];
}

/** Returns the present slug of a place whose former slug is asked for. */
async function retiredSlug(api: Client, slug: string, language: Language): Promise<string | null> {
  const outcome = await api(location, { params: { idOrSlug: slug, language } }).catch(() => null);
  return outcome?.ok === true ? outcome.data.slug : null;
}
