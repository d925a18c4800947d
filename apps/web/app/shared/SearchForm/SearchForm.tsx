import { Trans, useLingui } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { MAXIMUM_YOUNG_AGE } from "@sayara/domain/config/businessDefaults";
import { youngAges } from "@sayara/domain/pricing/fees/youngAges";
import { parseDriverAge } from "@sayara/domain/search/parseSearch";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { Button } from "@sayara/ui/Button/Button";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { HiddenFilterFields } from "./HiddenFilterFields.tsx";
import { PlaceField } from "./PlaceField.tsx";
import type { RecentSearch } from "./recentSearches.ts";
import { RentalDatesField } from "./RentalDatesField.tsx";
import type { UnresolvedText } from "./UnclearPlace.tsx";
import * as styles from "./SearchForm.css.ts";

interface SearchFormProps {
  /** The current search. Its filters and sort order are kept. */
  search: SearchState;
  places: readonly Location[];
  dates: { from: WallClock; to: WallClock };
  /** Current date in the marketplace's time zone. */
  today: CalendarDate;
  /** Reason of a refused search. */
  error?: ReactNode;
  /** Typed texts without a unique match. */
  unclear?: { place: UnresolvedText | null; dropOff: UnresolvedText | null } | undefined;
}

/** Form for places and dates. Works without JavaScript. */
export function SearchForm({ search, places, dates, today, error, unclear }: SearchFormProps) {
  "use memo";
  const { t } = useLingui();
  const formats = useFormats();
  const oldest = formats.years(MAXIMUM_YOUNG_AGE);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<{ replacedDates: typeof dates; dates: typeof dates }>();
  const [hasOtherDropOff, setOtherDropOff] = useState(true);
  // Dates of a recent search, until another search has loaded.
  const shownDates = chosen?.replacedDates === dates ? chosen.dates : dates;

  function describeRecent({ from, to }: RecentSearch) {
    // Once its dates have passed, a recent search sets only the place.
    if (from.slice(0, 10) <= today) return {};
    return {
      detail: formats.dateRange(from, to, { year: false }),
      onPick: () => setChosen({ replacedDates: dates, dates: { from, to } }),
    };
  }

  // Prices the places that are currently in the form, even before they are searched.
  function priceRequest() {
    const data = new FormData(form.current ?? undefined);
    const place = data.get("place");
    if (typeof place !== "string" || place === "") return null;
    return {
      place,
      dropOff: String(data.get("dropOff") ?? ""),
      driverAge: parseDriverAge(String(data.get("age") ?? "")),
      filter: search.filter,
    };
  }

  return (
    <search>
      <Form ref={form} method="get" action="/search" className={styles.form} onSubmit={submitOffline}>
        <HiddenFilterFields search={search} />
        <div className={styles.fields}>
          <div className={styles.places}>
            <PlaceField
              label={t`Pick-up place`}
              name="place"
              value={search.place}
              places={places}
              emptyLabel={t`All of Tunisia`}
              unclear={unclear?.place}
              describeRecent={describeRecent}
              addressOf={(place) => searchUrl({ ...search, place })}
            />
            <div className={styles.dropOff}>
              <PlaceField
                // Without the ticked checkbox, the car returns to the pick-up place.
                key={String(hasOtherDropOff)}
                label={t`Drop-off place`}
                name="dropOff"
                value={hasOtherDropOff ? search.dropOff : null}
                places={places}
                emptyLabel={t`Same place`}
                unclear={hasOtherDropOff ? unclear?.dropOff : null}
                addressOf={(dropOff) => searchUrl({ ...search, dropOff })}
              />
            </div>
          </div>
          <RentalDatesField dates={shownDates} today={today} error={error} getPriceRequest={priceRequest} />
        </div>
        {/* Submitted even if the checkbox is not ticked. */}
        <input type="hidden" name="elsewhere" value="0" />
        <div className={styles.more}>
          <Checkbox
            name="elsewhere"
            value="1"
            defaultChecked={search.dropOff !== null || (unclear?.dropOff ?? null) !== null}
            onChange={(event) => setOtherDropOff(event.currentTarget.checked)}
            className={styles.elsewhere}
          >
            <Trans>Drop off somewhere else</Trans>
          </Checkbox>
          <SelectField
            // A new search resets the field to its own age.
            key={search.driverAge}
            label={t`Driver’s age`}
            labelHidden
            name="age"
            defaultValue={search.driverAge ?? ""}
          >
            <option value="">{t`Driver: ${oldest} or over`}</option>
            {youngAges.map((value) => {
              const age = formats.years(value);
              return (
                <option key={value} value={value}>
                  {t`Driver: ${age}`}
                </option>
              );
            })}
          </SelectField>
          {/* Last, so that every choice precedes it in reading and tab order. */}
          <Button type="submit" icon={SearchIcon} className={styles.submit}>
            <Trans>Search</Trans>
          </Button>
        </div>
      </Form>
    </search>
  );
}

/** Without a connection the browser submits the form itself, so that the offline page's URL contains the search. */
function submitOffline(event: FormEvent<HTMLFormElement>): void {
  if (navigator.onLine !== false) return;
  event.preventDefault();
  event.currentTarget.submit();
}
