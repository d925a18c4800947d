import { useLingui } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import { Link } from "@sayara/ui/Link/Link";
import { findPlaces, placesLike } from "@sayara/ui/PlaceCombobox/findPlaces";
import { Link as RouterLink } from "react-router";
import * as styles from "./SearchForm.css.ts";

interface UnclearPlaceProps {
  typed: string;
  places: readonly Location[];
  /** Returns the address of the search at a place. */
  addressOf: (slug: string) => string;
}

/** The typed text, with links to similar places. */
export function UnclearPlace({ typed, places, addressOf }: UnclearPlaceProps) {
  const { t } = useLingui();
  const isFound = findPlaces(places, typed).length > 0;
  return (
    <>
      <q>{typed}</q> {isFound ? t`Several places match. Choose one:` : t`No place of that name`}{" "}
      {placesLike(places, typed).map(({ slug, name }) => (
        <Link key={slug} render={<RouterLink to={addressOf(slug)} />} className={styles.offer}>
          {name}
        </Link>
      ))}
    </>
  );
}
