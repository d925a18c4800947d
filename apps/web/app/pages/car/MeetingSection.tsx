import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Icon } from "@sayara/ui/Icon/Icon";
import { PlaceIcon } from "@sayara/ui/Icon/icons";
import { MapLink } from "#web/shared/RentalSummary/MapLink.tsx";
import { SectionHead } from "#web/shared/SectionHead/SectionHead.tsx";
import type { CarData } from "./Car.load.ts";
import * as styles from "./Car.css.ts";

/** Where the agency hands over the car: the chosen place first. */
export function MeetingSection({
  place,
  locations,
  meetingPlaces,
}: Pick<CarData, "place" | "locations" | "meetingPlaces">) {
  const { t } = useLingui();
  if (locations.length === 0) return null;
  const chosenFirst = locations.toSorted((a, b) => Number(b.id === place?.id) - Number(a.id === place?.id));
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="car-meeting">
      <SectionHead id="car-meeting" title={t`Where you meet the agency`} />
      <ul className={styles.places}>
        {chosenFirst.map(({ id, name, position }) => {
          const meeting = meetingPlaces.find(({ location }) => location.id === id);
          return (
            <li key={id} className={styles.place}>
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
