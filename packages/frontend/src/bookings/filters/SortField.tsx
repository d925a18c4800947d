import { useLingui } from "@lingui/react/macro";
import { type BookingSort, bookingSorts, defaultBookingSort } from "@sayara/domain/booking/BookingSort";
import { SortIcon } from "@sayara/ui/Icon/icons";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import * as styles from "../Bookings.css.ts";

/** Selects the sort order of the list. */
export function SortField({ sort, onChange }: { sort: BookingSort; onChange: (sort: BookingSort) => void }) {
  const { t } = useLingui();
  const names: Record<BookingSort, string> = {
    newest: t`Latest booking first`,
    pickUp: t`Next pick-up first`,
    latestPickUp: t`Latest pick-up first`,
    dropOff: t`Next drop-off first`,
  };
  return (
    <SelectField
      label={t`Sort by`}
      labelHidden
      className={styles.sort}
      icon={SortIcon}
      name="sort"
      value={sort}
      onChange={({ target }) =>
        onChange(bookingSorts.find((value) => value === target.value) ?? defaultBookingSort)
      }
    >
      {bookingSorts.map((value) => (
        <option key={value} value={value}>
          {names[value]}
        </option>
      ))}
    </SelectField>
  );
}
