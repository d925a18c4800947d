import { Heading } from "@sayara/ui/Heading/Heading";
import { PlaceRow, type Pointing } from "./PlaceRow.tsx";
import type { PlaceGroup } from "./groupPlaces.ts";
import * as styles from "./Locations.css.ts";

interface CityCardProps extends Pointing {
  group: PlaceGroup;
}

/** A city with its airports, ports and quarters. */
export function CityCard({ group: { name, city, within }, ...pointing }: CityCardProps) {
  return (
    <li className={styles.card}>
      {city === null ? (
        <Heading level={3} size="md" className={styles.absent}>
          {name}
        </Heading>
      ) : (
        <PlaceRow place={city} isCity {...pointing} />
      )}
      {within.length > 0 && (
        <ul className={styles.within}>
          {within.map((place) => (
            <li key={place.slug}>
              <PlaceRow place={place} {...pointing} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
