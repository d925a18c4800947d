import { useMemo } from "react";
import { mapPlaceOf } from "#web/map/MapPlace.ts";
import { MapWhenVisible } from "#web/map/MapWhenVisible.tsx";
import { carPath } from "#web/shared/addresses/carPath.ts";
import type { CarData } from "#web/pages/car/Car.load.ts";

type Page = Pick<
  CarData,
  "car" | "place" | "dropOff" | "driverAge" | "dates" | "locations" | "meetingPlaces"
>;

interface MeetingMapProps extends Page {
  /** The selected place first. */
  locations: CarData["locations"];
  /** Slug of the place hovered in the list. */
  active: string | null;
  onHover: (slug: string | null) => void;
}

/**
 * Map of the places where the agency hands over the car. The pin of another place links to the car there, for the same
 * dates.
 */
export function MeetingMap({ active, onHover, ...page }: MeetingMapProps) {
  const { car, place, dropOff, driverAge, dates, locations, meetingPlaces } = page;
  const pins = useMemo(
    () =>
      locations.map((pickupPlace) => {
        const { position } =
          meetingPlaces.find(({ location }) => location.id === pickupPlace.id) ?? pickupPlace;
        const href = carPath({ car: car.slug, place: pickupPlace.slug, dropOff, driverAge, ...dates });
        return mapPlaceOf({ ...pickupPlace, position }, { href: pickupPlace.id === place?.id ? null : href });
      }),
    [car, place, dropOff, driverAge, dates, locations, meetingPlaces],
  );
  return (
    <MapWhenVisible
      places={pins}
      active={active ?? place?.slug ?? null}
      onHover={([slug = null]) => onHover(slug)}
      isPriced={false}
      showsCityNames
    />
  );
}
