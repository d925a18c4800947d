import { Trans, useLingui } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { Button } from "@sayara/ui/Button/Button";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { Form } from "react-router";
import { KeptFilters } from "./KeptFilters.tsx";
import { PlaceField } from "./PlaceField.tsx";
import { RentalDatesField } from "./RentalDatesField.tsx";
import * as styles from "./SearchForm.css.ts";

interface SearchFormProps {
  /** The present search; its filters and order are kept. */
  search: SearchState;
  places: readonly Location[];
  dates: { from: WallClock; to: WallClock };
  /** Today in the marketplace's zone. */
  today: CalendarDate;
  /** Reason of a refused search. */
  error?: string | undefined;
  /** Typed texts that match no single place. */
  unclear?: { place: string | null; dropOff: string | null } | undefined;
}

/** Form for places and dates. Works without JavaScript. */
export function SearchForm({ search, places, dates, today, error, unclear }: SearchFormProps) {
  "use memo";
  const { t } = useLingui();
  return (
    <search>
      <Form method="get" action="/search" className={styles.form}>
        <KeptFilters search={search} />
        <div className={styles.fields}>
          <div className={styles.places}>
            <PlaceField
              label={t`Pick-up place`}
              name="place"
              value={search.place}
              places={places}
              emptyWords={t`All of Tunisia`}
              typed={unclear?.place}
              addressOf={(place) => searchUrl({ ...search, place })}
            />
            <div className={styles.dropOff}>
              <PlaceField
                label={t`Drop-off place`}
                name="dropOff"
                value={search.dropOff}
                places={places}
                emptyWords={t`Same place`}
                typed={unclear?.dropOff}
                addressOf={(dropOff) => searchUrl({ ...search, dropOff })}
              />
            </div>
          </div>
          <RentalDatesField dates={dates} today={today} error={error} />
          <Button type="submit" icon={SearchIcon} className={styles.submit}>
            <Trans>Search</Trans>
          </Button>
        </div>
        <Checkbox
          name="elsewhere"
          value="1"
          defaultChecked={search.dropOff !== null || (unclear?.dropOff ?? null) !== null}
          className={styles.elsewhere}
        >
          <Trans>Return the car to another place</Trans>
        </Checkbox>
      </Form>
    </search>
  );
}
