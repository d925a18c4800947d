import type { Client } from "@sayara/api-client/client/createClient";
import { location } from "@sayara/api-client/contract/catalogue/locations";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { placeMeant } from "@sayara/ui/PlaceCombobox/findPlaces";
import { loadPlaces } from "#web/marketplace/loadPlaces.ts";
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

/** Resolves typed texts in `/search?place=…&dropOff=…` to slugs. */
export async function readTypedPlaces(api: Client, asked: URL, language: Language): Promise<TypedPlaces> {
  const address = new URL(asked);
  const unclear: UnclearPlaces = { place: null, dropOff: null };
  for (const name of ["place", "dropOff"] as const) {
    const text = address.searchParams.get(name)?.trim().slice(0, longestText) ?? "";
    // The path has precedence over the parameter; a drop-off slug is checked by the search.
    const isRead =
      name === "place" ? pathOfSearch(asked.pathname).place === undefined : !slugPattern.test(text);
    if (text === "" || !isRead) continue;
    const slug = await slugMeant(api, text, language);
    if (slug !== null) address.searchParams.set(name, slug);
    else {
      address.searchParams.delete(name);
      unclear[name] = text;
    }
  }
  return { address, unclear: unclear.place === null && unclear.dropOff === null ? null : unclear };
}

async function slugMeant(api: Client, text: string, language: Language): Promise<string | null> {
  const places = await loadPlaces(api, language).catch(() => []);
  // Without the list of places, the search validates the slug.
  if (places.some(({ slug }) => slug === text) || places.length === 0)
    return slugPattern.test(text) ? text : null;
  const meant = placeMeant(places.map(findable), text);
  if (meant !== null) return meant.slug;
  if (!slugPattern.test(text)) return null;
  // A retired slug.
  const outcome = await api(location, { params: { idOrSlug: text, language } }).catch(() => null);
  return outcome?.ok === true ? outcome.data.slug : null;
}

function findable({ name, slug, code }: Location) {
  return { name, slug, keywords: code === null ? [] : [code] };
}
