import type { Location } from "@sayara/domain/location/Location";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { mapPlaceOf } from "#web/map/MapPlace.ts";
import { MapWhenVisible } from "#web/map/MapWhenVisible.tsx";
import { findTotalsInBrowser } from "./findTotalsInBrowser.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";
import { useHoveredPlaces } from "./useHoveredPlaces.ts";

interface ResultsMapProps {
  search: RentalSearch;
  places: readonly Location[];
}

/**
 * Map with the lowest total at each place [PL6]. A pin links to the same search at its place, with the dates
 * and filters. Marks the place of the hovered or focused card.
 */
export function ResultsMap({ search, places }: ResultsMapProps) {
  const pins = useMemo(
    () =>
      places.map((place) =>
        mapPlaceOf(place, { href: searchUrl({ ...search, place: place.slug, page: 1 }) }),
      ),
    [places, search],
  );
  // Another page or sort order has the same totals.
  const [totalsSearch, setTotalsSearch] = useState(search);
  if (keyOfTotals(totalsSearch) !== keyOfTotals(search)) setTotalsSearch(search);
  const onLoadTotals = useCallback(() => findTotalsInBrowser(totalsSearch), [totalsSearch]);
  const hoveredPlace = useHoveredPlaces(({ inList }) => inList);
  const clearHover = useEffectEvent((_search: RentalSearch) =>
    useHoveredPlaces.setState({ inList: null, onMap: [] }),
  );
  // A pin or card of the previous search disappears without a pointer event.
  useEffect(() => () => clearHover(search), [search]);
  return (
    <MapWhenVisible
      places={pins}
      active={hoveredPlace ?? search.place}
      onHover={(onMap) => useHoveredPlaces.setState({ onMap })}
      onLoadTotals={onLoadTotals}
    />
  );
}

function keyOfTotals({ dropOff, from, to, driverAge, filter }: RentalSearch): string {
  return JSON.stringify([dropOff, from, to, driverAge, filter]);
}
