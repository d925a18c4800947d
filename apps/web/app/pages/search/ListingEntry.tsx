import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import type { ReactNode } from "react";
import { usePointedPlaces } from "./usePointedPlaces.ts";

interface ListingEntryProps {
  listing: Listing;
  children: ReactNode;
}

/** A listing's entry in the list: marked while its place is pointed at on the map, and the other way round. */
export function ListingEntry({ listing, children }: ListingEntryProps) {
  const place = listing.pickupLocation.slug;
  const isPointed = usePointedPlaces(({ onMap }) => onMap.includes(place));
  const start = () => usePointedPlaces.setState({ inList: place });
  const end = () => usePointedPlaces.setState({ inList: null });
  return (
    <li
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
