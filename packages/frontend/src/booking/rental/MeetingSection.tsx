import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { LocationSummary, Position } from "@sayara/domain/location/Location";
import { Icon } from "@sayara/ui/Icon/Icon";
import { PlaceIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { type ComponentType, useMemo } from "react";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import type { Positions } from "../loadBooking.ts";
import { DirectionsLink } from "./DirectionsLink.tsx";
import * as styles from "../Booking.css.ts";

/** A place with a known position. */
export interface MeetingPlace {
  slug: string;
  label: string;
  position: Position;
}

/** Shows places on a map. */
export type MeetingMap = ComponentType<{ places: readonly MeetingPlace[] }>;

interface MeetingSectionProps {
  booking: Pick<
    BookingView,
    "pickupLocation" | "dropOffLocation" | "deliveryAddress" | "collectionAddress" | "meetingPlaces"
  >;
  positions: Positions;
  /** Null without a connection, and in an application without maps. */
  Map: MeetingMap | null;
}

/**
 * Pick-up and drop-off on a map, with directions. A delivery or collection shows its address instead of the
 * place. Renders nothing if nothing is known.
 */
export function MeetingSection({ booking, positions, Map }: MeetingSectionProps) {
  const { t } = useLingui();
  const { pickupLocation, dropOffLocation, deliveryAddress, collectionAddress, meetingPlaces = [] } = booking;
  const isDelivered = deliveryAddress !== undefined;
  const isCollected = collectionAddress !== undefined;
  const isSamePlace = !isDelivered && !isCollected && dropOffLocation.id === pickupLocation.id;
  const places = useMemo(
    () =>
      [
        isDelivered ? null : meetingPlace(pickupLocation, positions.pickup),
        isSamePlace || isCollected ? null : meetingPlace(dropOffLocation, positions.dropOff),
      ].filter((place) => place !== null),
    [pickupLocation, dropOffLocation, positions, isDelivered, isCollected, isSamePlace],
  );
  if (places.length === 0 && !isDelivered && !isCollected) return null;
  const instructionsAt = (slug: string) =>
    meetingPlaces.find(({ location }) => location.slug === slug)?.instructions ?? "";
  const nameOf = (slug: string) => {
    if (isSamePlace) return t`Pick-up and drop-off`;
    return slug === pickupLocation.slug && !isDelivered ? t`Pick-up` : t`Drop-off`;
  };
  return (
    <div className={styles.screenOnly}>
      <SectionCard id="booking-meeting" title={<Trans>Where you meet the agency</Trans>}>
        {Map && places.length > 0 && <Map places={places} />}
        <Stack as="ul" gap="sm">
          {isDelivered && (
            <li className={styles.option}>
              <Icon picture={PlaceIcon} className={styles.placeIcon} />
              <span>
                <Trans>
                  Pick-up · delivered to: <span translate="no">{deliveryAddress}</span>
                </Trans>
              </span>
            </li>
          )}
          {places.map(({ slug, label, position }) => (
            <li key={slug} className={styles.option}>
              <Icon picture={PlaceIcon} className={styles.placeIcon} />
              <div>
                {nameOf(slug)} · {label} <DirectionsLink place={label} position={position} />
                {instructionsAt(slug) !== "" && (
                  <Text size="sm" tone="muted">
                    {instructionsAt(slug)}
                  </Text>
                )}
              </div>
            </li>
          ))}
          {isCollected && (
            <li className={styles.option}>
              <Icon picture={PlaceIcon} className={styles.placeIcon} />
              <span>
                <Trans>
                  Drop-off · collected at: <span translate="no">{collectionAddress}</span>
                </Trans>
              </span>
            </li>
          )}
        </Stack>
      </SectionCard>
    </div>
  );
}

function meetingPlace({ slug, name }: LocationSummary, position: Positions["pickup"]): MeetingPlace | null {
  if (position === undefined) return null;
  return { slug, label: name, position };
}
