import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import type { ReactNode } from "react";
import { useHoveredPlaces } from "#web/pages/search/map/useHoveredPlaces.ts";
import * as styles from "#web/pages/search/Search.css.ts";

interface ListingEntryProps {
  listing: Listing;
  /** Whether the entry is below the first screen of the server-rendered document. */
  isDeferred: boolean;
  children: ReactNode;
}

/**
 * A listing's entry in the list. It is marked while its place is hovered on the map, and marks its place
 * there while it is hovered.
 */
export function ListingEntry({ listing, isDeferred, children }: ListingEntryProps) {
  const place = listing.pickupLocation.slug;
  const isHovered = useHoveredPlaces(({ onMap }) => onMap.includes(place));
  const startHover = () => useHoveredPlaces.setState({ inList: place });
  const endHover = () => useHoveredPlaces.setState({ inList: null });
  return (
    <li
      className={isDeferred ? styles.deferredLayout : undefined}
      data-panels={listing.car.slug}
      data-active={isHovered || undefined}
      onPointerEnter={startHover}
      onPointerLeave={endHover}
      onFocus={startHover}
      onBlur={endHover}
    >
      {children}
    </li>
  );
}
