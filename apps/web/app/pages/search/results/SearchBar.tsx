import { Trans, useLingui } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CalendarIcon, EditIcon, PlaceIcon } from "@sayara/ui/Icon/icons";
import { DatesReason } from "#web/shared/DatesReason/DatesReason.tsx";
import { useForwardArrow } from "@sayara/frontend/language/useForwardArrow";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SearchForm } from "#web/shared/SearchForm/SearchForm.tsx";
import type { RentalSearch, SearchOutcome, UnclearPlaces } from "#web/pages/search/SearchOutcome.ts";
import * as styles from "./SearchBar.css.ts";

interface SearchBarProps {
  search: RentalSearch;
  places: readonly Location[];
  /** In the marketplace's time zone. */
  today: CalendarDate;
  /** A refusal of the dates or places. Opens the form with the reason and the typed values. */
  refusal: (SearchOutcome & { state: "refused" }) | null;
  /** Typed places without a unique match. Opens the form with suggestions. */
  unclear?: UnclearPlaces | undefined;
}

/** Shows places and dates in one line. Expands into the search form. */
export function SearchBar({ search: originalSearch, places, today, refusal, unclear }: SearchBarProps) {
  "use memo";
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const arrow = useForwardArrow();
  // A text without a unique match is not a place.
  const search = {
    ...originalSearch,
    place: unclear?.place ? null : originalSearch.place,
    dropOff: unclear?.dropOff ? null : originalSearch.dropOff,
  };
  const nameOf = (slug: string | null) => places.find((place) => place.slug === slug)?.name ?? slug;
  const pickup = nameOf(search.place) ?? t`All of Tunisia`;
  const dropOff = nameOf(search.dropOff);
  return (
    <details
      className={styles.bar}
      open={refusal !== null || unclear !== undefined}
      key={refusal?.dates?.reason ?? refusal?.code}
    >
      <summary className={styles.summary}>
        <span className={styles.facts}>
          <span className={styles.fact}>
            <Icon picture={PlaceIcon} className={styles.icon} />
            <strong>{dropOff === null ? pickup : `${pickup} ${arrow} ${dropOff}`}</strong>
          </span>
          <span className={styles.fact}>
            <Icon picture={CalendarIcon} className={styles.icon} />
            <span>
              {formats.dateTime(search.from, { year: false })} –{" "}
              {formats.dateTime(search.to, { year: false })}
            </span>
          </span>
        </span>
        <span className={styles.handle}>
          <Icon picture={EditIcon} size="small" />
          <Trans>Change</Trans>
        </span>
      </summary>
      <div className={styles.form}>
        <SearchForm
          search={search}
          places={places}
          dates={search}
          today={today}
          unclear={unclear}
          error={
            refusal &&
            (refusal.dates ? <DatesReason {...refusal.dates} /> : i18n._(refusalMessages[refusal.code]))
          }
        />
      </div>
    </details>
  );
}
