import type { Location } from "@sayara/domain/location/Location";

/** An airport. */
export function aPlace(changes: Partial<Location> = {}): Location {
  return {
    id: "place-1",
    slug: "tunis-carthage",
    name: "Tunis-Carthage Airport",
    country: "TN",
    kind: "airport",
    code: "TUN",
    position: { latitude: 36.851, longitude: 10.2272 },
    image: null,
    parent: null,
    ...changes,
  };
}
