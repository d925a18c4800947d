import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CARS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { pageCount } from "@sayara/domain/search/paging";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { filtersToRelax } from "#web/pages/search/filters/filtersToRelax.ts";
import type { Alternatives, CarCount, RentalSearch, SearchResult } from "#web/pages/search/SearchOutcome.ts";
import type { ActiveFilter } from "#web/pages/search/filters/useActiveFilters.ts";
import * as styles from "#web/pages/search/Search.css.ts";

interface EmptyResultsProps {
  search: RentalSearch;
  active: readonly ActiveFilter[];
  result: Pick<SearchResult, "listed" | "without">;
  alternatives: Alternatives | undefined;
}

/**
 * Shown for empty results. On a page beyond the last, links to the last page. Otherwise suggests filters to
 * remove, or nearby dates and places, each with its number of cars.
 */
export function EmptyResults({ search, active, result, alternatives }: EmptyResultsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { listed, without } = result;
  const navigate = useNavigate();
  const lastPage = listed > 0 ? searchUrl({ ...search, page: pageCount(listed, CARS_PAGE_SIZE) }) : null;
  useEffect(() => {
    if (lastPage !== null) void navigate(lastPage, { replace: true });
  }, [lastPage, navigate]);
  const isFiltered = active.length > 0 && without.all > 0;
  const carsOf = (total: number) => t`${plural(total, { one: "# car", other: "# cars" })}`;
  const carsOfAlternative = ({ total, isFiltered: keepsFilters }: CarCount) =>
    keepsFilters || active.length === 0
      ? carsOf(total)
      : t`${plural(total, { one: "# car without your filters", other: "# cars without your filters" })}`;
  const filterOf = ({ isFiltered: keepsFilters }: CarCount) => (keepsFilters ? search.filter : noCarFilter);
  const labelWithCount = (name: string, cars: string) => t`${name}: ${cars}`;
  const link = (change: Partial<SearchState>) => <Link to={searchUrl({ ...search, page: 1, ...change })} />;
  if (lastPage !== null) return null;
  return (
    <div className={styles.message}>
      <Heading level={2} size="lg">
        {isFiltered ? <Trans>No car has all of this</Trans> : <Trans>No car is free for these dates</Trans>}
      </Heading>
      <Text tone="muted" measure>
        {isFiltered ? (
          <Trans>Select a filter above to remove it.</Trans>
        ) : (
          <Trans>Shift the dates by a day, or look at a place nearby. Cars come back every day.</Trans>
        )}
      </Text>
      <div className={styles.messageActions}>
        {isFiltered &&
          filtersToRelax(search.filter, active, without).map(({ group, label, total, filter }) => {
            const cars = carsOf(total);
            return (
              <LinkButton key={group} tone="neutral" render={link({ filter })}>
                <Trans>
                  Without “{label}”: {cars}
                </Trans>
              </LinkButton>
            );
          })}
        {isFiltered && (
          <LinkButton render={link({ filter: noCarFilter })}>
            {labelWithCount(t`Clear all filters`, carsOf(without.all))}
          </LinkButton>
        )}
        {alternatives?.dates.map(({ from, to, ...count }) => (
          <LinkButton key={from} tone="neutral" render={link({ from, to, filter: filterOf(count) })}>
            {labelWithCount(
              formats.dateRange(from.slice(0, 10), to.slice(0, 10), { year: false }),
              carsOfAlternative(count),
            )}
          </LinkButton>
        ))}
        {alternatives?.places.map(({ place, ...count }) => (
          <LinkButton
            key={place.id}
            tone="neutral"
            render={link({ place: place.slug, filter: filterOf(count) })}
          >
            {labelWithCount(place.name, carsOfAlternative(count))}
          </LinkButton>
        ))}
        {!isFiltered && search.place !== null && (
          <LinkButton tone="neutral" render={link({ place: null })}>
            <Trans>See the cars everywhere</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}
