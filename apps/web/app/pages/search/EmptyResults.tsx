import { Trans } from "@lingui/react/macro";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import type { Location } from "@sayara/domain/location/Location";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import type { RentalSearch } from "./SearchOutcome.ts";
import type { ActiveFilter } from "./useActiveFilters.ts";
import * as styles from "./Search.css.ts";

interface EmptyResultsProps {
  search: RentalSearch;
  active: readonly ActiveFilter[];
  place: Location | null;
}

/** Empty results, with the remedies in order of their effect. */
export function EmptyResults({ search, active, place }: EmptyResultsProps) {
  const parent = place?.parent ?? null;
  const parentName = parent?.name;
  return (
    <div className={styles.message}>
      <Heading level={2} size="lg">
        {active.length > 0 ? (
          <Trans>No car has all of this</Trans>
        ) : (
          <Trans>No car is free for these dates</Trans>
        )}
      </Heading>
      <Text tone="muted" measure>
        {active.length > 0 ? (
          <Trans>Take a filter away: each one above is a link that removes it.</Trans>
        ) : (
          <Trans>Shift the dates by a day, or look at a place nearby. Cars come back every day.</Trans>
        )}
      </Text>
      <div className={styles.messageActions}>
        {active.length > 0 && (
          <LinkButton render={<Link to={searchUrl({ ...search, filter: noCarFilter, page: 1 })} />}>
            <Trans>Clear all filters</Trans>
          </LinkButton>
        )}
        {parent !== null && (
          <LinkButton
            tone={active.length > 0 ? "neutral" : "primary"}
            render={<Link to={searchUrl({ ...search, place: parent.slug, page: 1 })} />}
          >
            <Trans>See the cars of {parentName}</Trans>
          </LinkButton>
        )}
        {search.place !== null && (
          <LinkButton tone="neutral" render={<Link to={searchUrl({ ...search, place: null, page: 1 })} />}>
            <Trans>See the cars everywhere</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}
