import type { MeetingPlace } from "@sayara/frontend/booking/rental/MeetingSection";
import { useMemo } from "react";
import { MapWhenVisible } from "#web/map/MapWhenVisible.tsx";

/** A small map of the places where driver and agency meet. */
export function BookingMap({ places }: { places: readonly MeetingPlace[] }) {
  const pins = useMemo(
    () => places.map((place) => ({ ...place, code: null, href: null, from: null })),
    [places],
  );
  return <MapWhenVisible isSmall places={pins} isPriced={false} showsCityNames />;
}
