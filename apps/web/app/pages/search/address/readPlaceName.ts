import type { Client } from "@sayara/api-client/client/createClient";
import { locationNames } from "@sayara/api-client/contract/catalogue/locations";
import { createPlaceFinder } from "@sayara/domain/location/createPlaceFinder";
import type { Location } from "@sayara/domain/location/Location";
import { searchablePlaces } from "@sayara/domain/location/searchablePlaces";

/** Finds the places that match a typed name in any language [LO6]. */
export async function readPlaceName(api: Client, typed: string, places: readonly Location[]) {
  const names = await api(locationNames, {}).catch(() => null);
  return createPlaceFinder(searchablePlaces(places, names?.ok === true ? names.data : [])).resolve(typed);
}
