import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import type { ReactNode } from "react";
import { usePointedPlaces } from "#web/pages/search/map/usePointedPlaces.ts";
import * as styles from "#web/pages/search/Search.css.ts";

interface ListingEntryProps {
  listing: Listing;
  /** Whether the entry is below the first screen of the server-rendered document. */
  isLater: boolean;
  children: ReactNode;
}

/** A listing's entry in the list. Marked while its place is hovered on the map, and the other way round. */
export function ListingEntry({ listing, isLater, children }: ListingEntryProps) {
  const place = listing.pickupLocation.slug;
  const isPointed = usePointedPlaces(({ onMap }) => onMap.includes(place));
  const start = () => usePointedPlaces.setState({ inList: place });
  const end = () => usePointedPlaces.setState({ inList: null });
  return (
    <li
      className={isLater ? styles.later : undefined}
      data-panels={listing.car.slug}
      data-active={isPointed || undefined}
      onPointerEnter={start}
      onPointerLeave={end}
      onFocus={start}
      onBlur={end}
    >
      {children}
    </li>
  );
}
