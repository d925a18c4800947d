import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Icon } from "@sayara/ui/Icon/Icon";
import { PlaceIcon } from "@sayara/ui/Icon/icons";
import { useMemo, useState } from "react";
import { MapLink } from "@sayara/frontend/MapLink/MapLink";
import { SectionHead } from "@sayara/frontend/SectionHead/SectionHead";
import type { CarData } from "#web/pages/car/Car.load.ts";
import { MeetingMap } from "./MeetingMap.tsx";
import * as styles from "#web/pages/car/Car.css.ts";

type MeetingPage = Pick<
  CarData,
  "car" | "place" | "dropOff" | "driverAge" | "dates" | "locations" | "meetingPlaces"
>;

/** The places where the agency hands over the car, the selected one first. */
export function MeetingSection(page: MeetingPage) {
  const { t } = useLingui();
  const [active, setActive] = useState<string | null>(null);
  const { place, locations, meetingPlaces } = page;
  const sortedLocations = useMemo(
    () => [...locations].sort((a, b) => Number(b.id === place?.id) - Number(a.id === place?.id)),
    [locations, place],
  );
  if (locations.length === 0) return null;
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="car-meeting">
      <SectionHead id="car-meeting" title={t`Where you meet the agency`} />
      <div className={styles.map}>
        <MeetingMap {...page} locations={sortedLocations} active={active} onHover={setActive} />
      </div>
      <ul className={styles.places}>
        {sortedLocations.map(({ id, slug, name, position }) => {
          const meeting = meetingPlaces.find(({ location }) => location.id === id);
          return (
            <li
              key={id}
              className={styles.place}
              data-active={active === slug || undefined}
              onPointerEnter={() => setActive(slug)}
              onPointerLeave={() => setActive(null)}
            >
              <Icon picture={PlaceIcon} className={styles.factIcon} />
              <div>
                <p className={styles.factName}>{name}</p>
                <p className={styles.note}>
                  {meeting?.instructions ?? (
                    <Trans>The agency tells you the exact place after you book.</Trans>
                  )}
                </p>
                <MapLink place={name} position={meeting?.position ?? position} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
