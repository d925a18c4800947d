import type { Location } from "@sayara/domain/location/Location";

/** A place as shown on the map. Lists of places are in order of importance. */
export interface MapPlace {
  slug: string;
  /** Short name on the pin. */
  label: string;
  /** IATA code of an airport. */
  code: string | null;
  position: { latitude: number; longitude: number };
  /** URL that the pin links to; null for a place without a page. */
  href: string | null;
  /** Lowest price in dinars, per day or for the searched rental; null while unknown. */
  from: number | null;
}

/** Returns a place for the map. An airport is labelled with its city, since its code is shown next to it. */
export function mapPlaceOf(place: Location, { href }: { href: string | null }): MapPlace {
  return {
    slug: place.slug,
    label: place.code === null ? place.name : (place.parent?.name ?? place.name),
    code: place.code,
    position: place.position,
    href,
    from: null,
  };
}
