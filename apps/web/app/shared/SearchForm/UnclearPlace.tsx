import { useLingui } from "@lingui/react/macro";
import type { LocationSummary } from "@sayara/domain/location/Location";
import { Link } from "@sayara/ui/Link/Link";
import { Link as RouterLink } from "react-router";
import * as styles from "./SearchForm.css.ts";

/** The text typed as a place, which matches several places or none, with the places to suggest. */
export interface UnresolvedText {
  typed: string;
  hasSeveralMatches: boolean;
  offered: readonly Pick<LocationSummary, "slug" | "name">[];
}

interface UnclearPlaceProps extends UnresolvedText {
  /** Returns the URL of the search at a place. */
  addressOf: (slug: string) => string;
}

/** Shows the typed text, with links to the suggested places. */
export function UnclearPlace({ typed, hasSeveralMatches, offered, addressOf }: UnclearPlaceProps) {
  const { t } = useLingui();
  return (
    <>
      <q>{typed}</q> {hasSeveralMatches ? t`Several places match. Choose one:` : t`No place of that name`}{" "}
      {offered.map(({ slug, name }) => (
        <Link key={slug} render={<RouterLink to={addressOf(slug)} />} className={styles.offer}>
          {name}
        </Link>
      ))}
    </>
  );
}
