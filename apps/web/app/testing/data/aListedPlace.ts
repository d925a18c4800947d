import type { ListedLocation } from "@sayara/api-client/contract/catalogue/locations";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";

export function aListedPlace(changes: Partial<ListedLocation> = {}): ListedLocation {
  return { ...aPlace(), countryName: "Tunisia", cars: 112, fromDailyPrice: 73, ...changes };
}
