import { Trans } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Icon } from "@sayara/ui/Icon/Icon";
import { AirportIcon } from "@sayara/ui/Icon/icons";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { mapPlaceOf } from "#web/map/MapPlace.ts";
import { MapWhenVisible } from "#web/map/MapWhenVisible.tsx";
import { container } from "@sayara/frontend/layout/container.css";
import { SectionHead } from "./SectionHead.tsx";
import { section } from "#web/pages/home/Home.css.ts";
import * as styles from "./PlacesSection.css.ts";

/** All places on a map, and the airports as a list. */
export function PlacesSection({ places }: { places: readonly Location[] }) {
  const [active, setActive] = useState<string | null>(null);
  const pins = useMemo(() => places.map((place) => mapPlaceOf(place, { href: carsAt(place) })), [places]);
  return (
    <section className={`${container} ${section}`}>
      <SectionHead title={<Trans>A car wherever you arrive</Trans>}>
        <Trans>At airports, ferry ports and in town. Choose a place to see its cars.</Trans>
      </SectionHead>
      <div className={styles.columns}>
        <MapWhenVisible places={pins} active={active} onHover={([slug = null]) => setActive(slug)} />
        <ul className={styles.airports}>
          {places
            .filter((place) => place.kind === "airport")
            .map((place) => (
              <li key={place.id}>
                <Link
                  to={carsAt(place)}
                  className={styles.airport}
                  data-active={active === place.slug || undefined}
                  onPointerEnter={() => setActive(place.slug)}
                  onPointerLeave={() => setActive(null)}
                  onFocus={() => setActive(place.slug)}
                  onBlur={() => setActive(null)}
                >
                  <Icon picture={AirportIcon} className={styles.icon} />
                  <span className={styles.name}>{place.name}</span>
                  <span className={styles.code}>{place.code}</span>
                </Link>
              </li>
            ))}
          <li>
            <Link to="/locations" className={styles.airport}>
              <span className={styles.name}>
                <Trans>All places, as a list</Trans>
              </span>
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}

function carsAt({ slug }: Location): string {
  return searchUrl({ ...emptySearch, place: slug });
}
