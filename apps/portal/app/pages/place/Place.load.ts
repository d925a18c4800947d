import type { Client } from "@sayara/api-client/client/createClient";
import {
  type PlaceRecord,
  type PortalCountry,
  portalCountries,
  portalPlace,
} from "@sayara/api-client/contract/catalogue/managePlaces";
import { locationsWithPosition } from "@sayara/api-client/contract/catalogue/locations";
import type { Language } from "@sayara/domain/language/Language";

export interface PlaceData {
  /** Null for a new place. */
  place: PlaceRecord | null;
  /** Places that it can belong to, sorted by name. */
  parents: readonly { id: string; name: string }[];
  countries: readonly PortalCountry[];
}

/**
 * Reads a place with the choices of its form. The id `new` stands for a new place.
 *
 * @returns null if there is no such place.
 * @throws Fault, or Error if the API refuses for another reason.
 */
export async function load(
  call: Client,
  { id, language, signal }: { id: string; language: Language; signal?: AbortSignal },
): Promise<PlaceData | null> {
  const options = signal && { signal };
  const [place, countries, places] = await Promise.all([
    id === "new" ? null : call(portalPlace, { params: { id } }, options),
    call(portalCountries, {}, options),
    call(locationsWithPosition, { params: { language } }, options),
  ]);
  if (place !== null && !place.ok) {
    const { code } = place.refusal;
    if (code === "not_found" || code === "invalid_input") return null;
    throw new Error(`portalPlace was refused: ${code}`);
  }
  if (!countries.ok) throw new Error(`portalCountries was refused: ${countries.refusal.code}`);
  if (!places.ok) throw new Error(`locationsWithPosition was refused: ${places.refusal.code}`);
  const byName = new Intl.Collator(language);
  return {
    place: place === null ? null : place.data,
    parents: places.data
      .filter((other) => other.id !== place?.data.id)
      .map(({ id: otherId, name }) => ({ id: otherId, name }))
      .toSorted((a, b) => byName.compare(a.name, b.name)),
    countries: countries.data.countries,
  };
}
