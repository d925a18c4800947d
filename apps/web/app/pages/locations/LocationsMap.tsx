import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { useMemo } from "react";
import { mapPlaceOf } from "#web/map/MapPlace.ts";
import { MapWhenVisible } from "#web/map/MapWhenVisible.tsx";
import type { LocationsData } from "./Locations.load.ts";

interface LocationsMapProps {
  places: LocationsData["mapPlaces"];
  active: string | null;
  onHover: (slug: string | null) => void;
}

/** Shows the places of the list on a map. A pin links to the place's search. */
export function LocationsMap({ places, active, onHover }: LocationsMapProps) {
  const pins = useMemo(
    () =>
      places.map((place) => mapPlaceOf(place, { href: searchUrl({ ...emptySearch, place: place.slug }) })),
    [places],
  );
  // The key changes with the places, so that the map moves to the new places.
  return (
    <MapWhenVisible
      key={pins.map(({ slug }) => slug).join(" ")}
      isTall
      places={pins}
      active={active}
      onHover={([slug = null]) => onHover(slug)}
    />
  );
}
