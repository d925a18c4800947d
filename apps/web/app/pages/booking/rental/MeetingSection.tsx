import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { LocationSummary } from "@sayara/domain/location/Location";
import { Icon } from "@sayara/ui/Icon/Icon";
import { PlaceIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useMemo } from "react";
import type { MapPlace } from "#web/map/MapPlace.ts";
import { MapWhenVisible } from "#web/map/MapWhenVisible.tsx";
import { SectionCard } from "#web/shared/SectionHead/SectionCard.tsx";
import type { Positions } from "#web/pages/booking/Booking.load.ts";
import { DirectionsLink } from "./DirectionsLink.tsx";
import * as styles from "#web/pages/booking/Booking.css.ts";

interface MeetingSectionProps {
  booking: Pick<Booking, "pickupLocation" | "dropOffLocation">;
  positions: Positions;
  /** Whether the page shows the copy stored on the device. Without a connection there is no map. */
  isStored: boolean;
}

/** Where the car is picked up and returned, on a small map with directions. Renders nothing if no place is known. */
export function MeetingSection({ booking, positions, isStored }: MeetingSectionProps) {
  const { t } = useLingui();
  const { pickupLocation, dropOffLocation } = booking;
  const isSamePlace = dropOffLocation.id === pickupLocation.id;
  const places = useMemo(
    () =>
      [
        mapPlace(pickupLocation, positions.pickup),
        isSamePlace ? null : mapPlace(dropOffLocation, positions.dropOff),
      ].filter((place) => place !== null),
    [pickupLocation, dropOffLocation, positions, isSamePlace],
  );
  if (places.length === 0) return null;
  const nameOf = (slug: string) => {
    if (isSamePlace) return t`Pick-up and drop-off`;
    return slug === pickupLocation.slug ? t`Pick-up` : t`Drop-off`;
  };
  return (
    <div className={styles.screenOnly}>
      <SectionCard id="booking-meeting" title={<Trans>Where you meet the agency</Trans>}>
        {!isStored && <MapWhenVisible isSmall places={places} isPriced={false} showsCityNames />}
        <Stack as="ul" gap="sm">
          {places.map(({ slug, label, position }) => (
            <li key={slug} className={styles.option}>
              <Icon picture={PlaceIcon} className={styles.placeIcon} />
              <span>
                {nameOf(slug)} · {label} <DirectionsLink place={label} position={position} />
              </span>
            </li>
          ))}
        </Stack>
      </SectionCard>
    </div>
  );
}

function mapPlace({ slug, name }: LocationSummary, position: Positions["pickup"]): MapPlace | null {
  if (position === undefined) return null;
  return { slug, label: name, code: null, position, href: null, from: null };
}
