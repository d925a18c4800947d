import type { LocationsData } from "#web/pages/locations/Locations.load.ts";
import { groupPlaces } from "#web/pages/locations/groupPlaces.ts";
import { aListedPlace } from "./aListedPlace.ts";

const tunis = { id: "tunis", slug: "tunis", name: "Tunis" };

export function someLocationsData(changes: Partial<LocationsData> = {}): LocationsData {
  const places = [
    aListedPlace({ id: "djerba", slug: "djerba", name: "Djerba", kind: "resort", code: null, cars: 58 }),
    aListedPlace({
      id: "kef",
      slug: "le-kef",
      name: "Le Kef",
      kind: "city",
      code: null,
      cars: 0,
      fromDailyPrice: null,
    }),
    aListedPlace({ ...tunis, kind: "city", code: null, cars: 143, fromDailyPrice: 62 }),
    aListedPlace({
      id: "port",
      slug: "port-de-la-goulette",
      name: "La Goulette Port",
      kind: "port",
      code: null,
      parent: tunis,
    }),
    aListedPlace({ parent: tunis }),
  ];
  return {
    request: { s: "", page: 1 },
    total: 48,
    shownCount: places.length,
    countries: groupPlaces(places, (price) => price),
    mapPlaces: places,
    ...changes,
  };
}
