import type { Location } from "@sayara/domain/location/Location";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { useMemo } from "react";
import { mapPlaceOf } from "#web/map/MapPlace.ts";
import { MapWhenSeen } from "#web/map/MapWhenSeen.tsx";

interface ResultsMapProps {
  search: SearchState;
  places: readonly Location[];
}

/** A map whose pins lead to the same search at another place, with its dates and filters. */
export function ResultsMap({ search, places }: ResultsMapProps) {
  const pins = useMemo(
    () =>
      places.map((place) =>
        mapPlaceOf(place, { href: searchUrl({ ...search, place: place.slug, page: 1 }) }),
      ),
    [places, search],
  );
  return <MapWhenSeen places={pins} active={search.place} />;
}
