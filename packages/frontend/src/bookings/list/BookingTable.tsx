import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { User } from "@sayara/domain/user/User";
import { Card } from "@sayara/ui/Card/Card";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { SelectAllBox } from "@sayara/frontend/Selection/SelectAllBox";
import type { Selection } from "@sayara/frontend/Selection/useSelection";
import { BookingCheckbox } from "./BookingCheckbox.tsx";
import { BookingDue } from "./BookingDue.tsx";
import { BookingLink } from "./BookingLink.tsx";
import { BookingParty } from "./BookingParty.tsx";
import { effectiveUserType } from "../effectiveUserType.ts";
import { DriverActions } from "./DriverActions.tsx";
import { StaffActions } from "./StaffActions.tsx";
import type { RowDecisions } from "./useRowDecisions.ts";
import { BookingState } from "./BookingState.tsx";
import { BookingTimeAndPlace } from "./BookingTimeAndPlace.tsx";
import * as styles from "./BookingTable.css.ts";

export interface BookingRowsProps {
  bookings: readonly Booking[];
  user: User;
  now: Date;
  /** Called when a request in the list has lapsed. */
  onLapse: () => void;
  /** Null if the viewer may not change any booking. */
  selection: Selection | null;
  decisions: RowDecisions;
}

/** Shows the bookings as a table, for wide screens. */
export function BookingTable({ bookings, user, now, onLapse, selection, decisions }: BookingRowsProps) {
  const userType = effectiveUserType(user);
  const { t } = useLingui();
  const parties = { user: t`Agency`, supplier: t`Driver`, admin: t`Driver and agency` };
  return (
    <Card padding="none" className={styles.card}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">
          <Trans>Bookings</Trans>
        </VisuallyHidden>
        <thead>
          <tr>
            {selection && (
              <td className={styles.box}>
                <SelectAllBox
                  {...{ selection }}
                  count={bookings.length}
                  label={t`Select all on this page`}
                  labelHidden
                />
              </td>
            )}
            <th scope="col">{t`Booking`}</th>
            <th scope="col">{parties[userType]}</th>
            <th scope="col">{t`Pick-up`}</th>
            <th scope="col">{t`Drop-off`}</th>
            <th scope="col">{t`Status`}</th>
            <th scope="col" className={styles.sum}>{t`Total`}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.id} data-selected={selection?.selected.has(booking.id) || undefined}>
              {selection && (
                <td className={styles.box}>
                  <BookingCheckbox booking={booking} selection={selection} />
                </td>
              )}
              <th scope="row" className={styles.booking}>
                <BookingLink booking={booking} />
                {userType === "user" && <DriverActions {...{ booking, now }} />}
              </th>
              <td>
                <BookingParty booking={booking} userType={userType} />
                {userType !== "user" && <StaffActions {...{ booking, user, now, decisions }} />}
              </td>
              <td className={styles.time}>
                <BookingTimeAndPlace at={booking.from} place={booking.pickupLocation.name} now={now} />
              </td>
              <td className={styles.time}>
                <BookingTimeAndPlace at={booking.to} place={booking.dropOffLocation.name} now={now} />
              </td>
              <td>
                <BookingState booking={booking} userType={userType} now={now} onLapse={onLapse} />
              </td>
              <td className={styles.sum}>
                <BookingDue booking={booking} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
