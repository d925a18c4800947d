import { Trans } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Icon } from "@sayara/ui/Icon/Icon";
import { AirportIcon } from "@sayara/ui/Icon/icons";
import { Link } from "react-router";
import { MapWhenSeen } from "#web/map/MapWhenSeen.tsx";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import { SectionHead } from "./SectionHead.tsx";
import { section } from "./Home.css.ts";
import * as styles from "./PlacesSection.css.ts";

/** All places on a map, and the airports as a list. */
export function PlacesSection({ places }: { places: readonly Location[] }) {
  return (
    <section className={`${container} ${section}`}>
      <SectionHead title={<Trans>Cars wait where you arrive</Trans>}>
        <Trans>At airports, ferry ports and in town. Press a place to see its cars.</Trans>
      </SectionHead>
      <div className={styles.columns}>
        <MapWhenSeen places={places} />
        <ul className={styles.airports}>
          {places
            .filter((place) => place.kind === "airport")
            .map((place) => (
              <li key={place.id}>
                <Link to={searchUrl({ ...emptySearch, place: place.slug })} className={styles.airport}>
                  <Icon picture={AirportIcon} className={styles.icon} />
                  <span className={styles.name}>{place.name}</span>
                  <span className={styles.code}>{place.code}</span>
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
