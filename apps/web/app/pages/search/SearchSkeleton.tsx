import { useLingui } from "@lingui/react";
import type { Location } from "@sayara/domain/location/Location";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { paginationMessages } from "@sayara/i18n/components/paginationMessages";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { list } from "@sayara/frontend/rental/CarCard/CarCard.css";
import type { RentalSearch } from "./SearchOutcome.ts";
import { SearchBar } from "./results/SearchBar.tsx";
import * as styles from "./Search.css.ts";

interface SearchSkeletonProps {
  search: RentalSearch;
  places: readonly Location[];
  /** In the marketplace's time zone. */
  today: CalendarDate;
}

/** Skeleton of the results, with the layout of the loaded page. */
export function SearchSkeleton(props: SearchSkeletonProps) {
  const { i18n } = useLingui();
  return (
    <>
      <SearchBar {...props} refusal={null} />
      {props.search.place !== null && <div className={styles.daysPlaceholder} />}
      <div className={styles.columns} aria-busy="true">
        <VisuallyHidden as="p">{i18n._(paginationMessages.loading)}</VisuallyHidden>
        <div className={styles.sidebar}>
          <FilterSkeleton />
        </div>
        <div className={styles.results}>
          <div className={styles.resultsHead}>
            <Skeleton shape="title" width="half" />
          </div>
          <ListSkeleton />
        </div>
      </div>
    </>
  );
}

export function FilterSkeleton() {
  return ["size", "gearbox", "seats", "comfort"].map((group) => (
    <div key={group} className={styles.skeletonGroup}>
      <Skeleton width="short" />
      <Skeleton shape="field" />
    </div>
  ));
}

export function ListSkeleton() {
  return (
    <div className={list}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} shape="card" />
      ))}
    </div>
  );
}
