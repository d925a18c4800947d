import { Heading } from "@sayara/ui/Heading/Heading";
import { PlaceRow } from "./PlaceRow.tsx";
import type { PlaceGroup } from "./groupPlaces.ts";
import * as styles from "./Locations.css.ts";

/** A city with the airports, ports and quarters that belong to it. */
export function CityCard({ group: { name, city, within } }: { group: PlaceGroup }) {
  return (
    <li className={styles.card}>
      {city === null ? (
        <Heading level={3} size="md" className={styles.absent}>
          {name}
        </Heading>
      ) : (
        <PlaceRow place={city} isCity />
      )}
      {within.length > 0 && (
        <ul className={styles.within}>
          {within.map((place) => (
            <li key={place.slug}>
              <PlaceRow place={place} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
