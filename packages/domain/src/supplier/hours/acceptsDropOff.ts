/** The places of a rental, by id. */
export interface RentalPlaces {
  /** Undefined: any place. */
  pickup: string | undefined;
  /** Undefined: same as the pick-up place. */
  dropOff: string | undefined;
}

/**
 * Returns whether an agency takes its car back at the drop-off place: always at the pick-up place, elsewhere only if
 * the agency serves the place [BK9].
 */
export function acceptsDropOff(
  { pickup, dropOff }: RentalPlaces,
  isServed: (place: string) => boolean,
): boolean {
  return dropOff === undefined || dropOff === pickup || isServed(dropOff);
}
