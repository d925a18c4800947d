import type { Location } from "@sayara/domain/location/Location";
import { CardTitle } from "./CardTitle.tsx";
import { DestinationPicture } from "./DestinationPicture.tsx";
import * as styles from "./Destinations.css.ts";

/** Destinations as pictures with their names. */
export function DestinationGrid({ places }: { places: readonly Location[] }) {
  return (
    <ul className={styles.grid}>
      {places.map((place) => (
        <li key={place.id} className={styles.card}>
          <DestinationPicture place={place} />
          <CardTitle className={styles.name} search={{ place: place.slug }}>
            {place.name}
          </CardTitle>
        </li>
      ))}
    </ul>
  );
}
