import { useLingui } from "@lingui/react/macro";
import { type BookingDates, bookingDates } from "@sayara/domain/booking/period/BookingDates";
import { bookingStatuses } from "@sayara/domain/booking/BookingStatus";
import type { Location } from "@sayara/domain/location/Location";
import { bookingStatusMessages } from "@sayara/i18n/messages/booking/bookingStatusMessages";
import { ChipChoice } from "@sayara/ui/Chip/Chip";
import { AgencyIcon, PlaceIcon } from "@sayara/ui/Icon/icons";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import type { AgencyChoice } from "../loadBookings.ts";
import type { BookingsRequest } from "../BookingsRequest.ts";
import { DayField } from "./DayField.tsx";
import * as styles from "../Bookings.css.ts";

export interface BookingFiltersProps {
  request: BookingsRequest;
  places: readonly Location[];
  /** If empty, there is no agency filter. */
  agencies: readonly AgencyChoice[];
  onChange: (change: Partial<BookingsRequest>) => void;
}

/** Filters by status, dates, place and agency. Each change applies immediately. */
export function BookingFilters({ request, places, agencies, onChange }: BookingFiltersProps) {
  const { t, i18n } = useLingui();
  const { statuses, from, to, datesOf, place, agency } = request;
  const dateNames: Record<BookingDates, string> = {
    rental: t`Rental`,
    pickUp: t`Pick-up`,
    dropOff: t`Drop-off`,
  };
  return (
    <div className={styles.filters}>
      <fieldset className={styles.statuses}>
        <legend className={styles.legend}>{t`Status`}</legend>
        {bookingStatuses.map((status) => (
          <ChipChoice
            key={status}
            type="checkbox"
            name="status"
            value={status}
            checked={statuses.includes(status)}
            onChange={({ target }) =>
              onChange({
                statuses: bookingStatuses.filter((candidate) =>
                  candidate === status ? target.checked : statuses.includes(candidate),
                ),
              })
            }
          >
            {i18n._(bookingStatusMessages[status])}
          </ChipChoice>
        ))}
      </fieldset>
      <div className={styles.dates}>
        <SelectField
          label={t`Dates of`}
          className={styles.datesOf}
          name="dates"
          value={datesOf}
          onChange={({ target }) =>
            onChange({ datesOf: bookingDates.find((value) => value === target.value) ?? "rental" })
          }
        >
          {bookingDates.map((value) => (
            <option key={value} value={value}>
              {dateNames[value]}
            </option>
          ))}
        </SelectField>
        <DayField label={t`From`} name="from" day={from} onChange={(day) => onChange({ from: day })} />
        <DayField label={t`To`} name="to" day={to} onChange={(day) => onChange({ to: day })} />
      </div>
      <SelectField
        label={t`Place`}
        className={styles.filter}
        name="place"
        icon={PlaceIcon}
        value={place ?? ""}
        onChange={({ target }) => onChange({ place: target.value || null })}
      >
        <option value="">{t`All places`}</option>
        {places.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      {agencies.length > 0 && (
        <SelectField
          label={t`Agency`}
          className={styles.filter}
          name="agency"
          icon={AgencyIcon}
          value={agency ?? ""}
          onChange={({ target }) => onChange({ agency: target.value || null })}
        >
          <option value="">{t`All agencies`}</option>
          {agencies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
