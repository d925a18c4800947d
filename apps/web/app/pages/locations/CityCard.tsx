import { Heading } from "@sayara/ui/Heading/Heading";
import { PlaceRow, type HighlightProps } from "./PlaceRow.tsx";
import type { PlaceGroup } from "./groupPlaces.ts";
import * as styles from "./Locations.css.ts";

interface CityCardProps extends HighlightProps {
  group: PlaceGroup;
}

/** A city with its airports, ports and quarters. */
export function CityCard({ group: { name, city, nestedPlaces }, ...highlight }: CityCardProps) {
  return (
    <li className={styles.card}>
      {city === null ? (
        <Heading level={3} size="md" className={styles.cityHeading}>
          {name}
        </Heading>
      ) : (
        <PlaceRow place={city} isCity {...highlight} />
      )}
      {nestedPlaces.length > 0 && (
        <ul className={styles.nestedPlaces}>
          {nestedPlaces.map((place) => (
            <li key={place.slug}>
              <PlaceRow place={place} {...highlight} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
