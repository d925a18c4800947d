import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Card } from "@sayara/ui/Card/Card";
import { Stack } from "@sayara/ui/Stack/Stack";
import { SelectAllBox } from "@sayara/frontend/Selection/SelectAllBox";
import { BookingCheckbox } from "./BookingCheckbox.tsx";
import { BookingDue } from "./BookingDue.tsx";
import { BookingLink } from "./BookingLink.tsx";
import { BookingParty } from "./BookingParty.tsx";
import { effectiveUserType } from "../effectiveUserType.ts";
import { DriverActions } from "./DriverActions.tsx";
import { StaffActions } from "./StaffActions.tsx";
import { BookingState } from "./BookingState.tsx";
import { BookingTimeAndPlace } from "./BookingTimeAndPlace.tsx";
import type { BookingRowsProps } from "./BookingTable.tsx";
import * as styles from "./BookingCards.css.ts";

/** The bookings as cards, for phones. */
export function BookingCards({ bookings, ...cardProps }: BookingRowsProps) {
  const { t } = useLingui();
  return (
    <Stack gap="sm">
      {cardProps.selection && (
        <SelectAllBox
          selection={cardProps.selection}
          count={bookings.length}
          label={t`Select all on this page`}
        />
      )}
      <Stack as="ul" gap="sm">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} {...cardProps} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

type BookingCardProps = Omit<BookingRowsProps, "bookings"> & { booking: Booking };

function BookingCard({ booking, user, now, onLapse, selection, decisions }: BookingCardProps) {
  const userType = effectiveUserType(user);
  return (
    <Card
      as="article"
      padding="md"
      chosen={selection?.selected.has(booking.id)}
      aria-label={`${booking.car.name} ${booking.reference}`}
    >
      <Stack gap="sm">
        <div className={styles.head}>
          <BookingState booking={booking} userType={userType} now={now} onLapse={onLapse} />
          {selection && <BookingCheckbox booking={booking} selection={selection} />}
        </div>
        <BookingLink booking={booking} />
        <dl className={styles.pickUpAndDropOff}>
          <div>
            <dt className={styles.term}>
              <Trans>Pick-up</Trans>
            </dt>
            <dd>
              <BookingTimeAndPlace at={booking.from} place={booking.pickupLocation.name} now={now} />
            </dd>
          </div>
          <div>
            <dt className={styles.term}>
              <Trans>Drop-off</Trans>
            </dt>
            <dd>
              <BookingTimeAndPlace at={booking.to} place={booking.dropOffLocation.name} now={now} />
            </dd>
          </div>
        </dl>
        <div className={styles.foot}>
          <div>
            <BookingParty booking={booking} userType={userType} />
          </div>
          <div className={styles.due}>
            <BookingDue booking={booking} />
          </div>
        </div>
        {userType === "user" ? (
          <DriverActions {...{ booking, now }} />
        ) : (
          <StaffActions {...{ booking, user, now, decisions }} />
        )}
      </Stack>
    </Card>
  );
}
