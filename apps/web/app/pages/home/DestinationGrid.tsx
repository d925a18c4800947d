import type { Location } from "@sayara/domain/location/Location";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Link } from "react-router";
import { DestinationPicture } from "./DestinationPicture.tsx";
import { coveringLink } from "./Home.css.ts";
import * as styles from "./Destinations.css.ts";

/** Destinations as pictures with their names. */
export function DestinationGrid({ places }: { places: readonly Location[] }) {
  return (
    <ul className={styles.grid}>
      {places.map((place) => (
        <li key={place.id} className={styles.card}>
          <DestinationPicture place={place} />
          <h3 className={styles.name}>
            <Link
              to={searchUrl({ ...emptySearch, place: place.slug })}
              className={coveringLink}
              viewTransition
            >
              {place.name}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
