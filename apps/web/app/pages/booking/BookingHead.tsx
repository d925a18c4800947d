import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { moneyWaitsUntil } from "@sayara/domain/booking/waitingMoney";
import { bookingStatusExplanations } from "@sayara/i18n/words/bookingStatusExplanations";
import { CarIllustration } from "@sayara/ui/CarIllustration/CarIllustration";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useEffect, useRef } from "react";
import { useFormats } from "#web/language/useFormats.ts";
import { BookingStatusBadge } from "#web/shared/BookingStatus/BookingStatusBadge.tsx";
import { BookingReference } from "./BookingReference.tsx";
import * as styles from "./Booking.css.ts";
import { drawnCar } from "#web/shared/CarCard/drawnCar.ts";

/** Success of the driver's last action, and the reference. */
export function BookingWelcome({ booking, isConfirmed }: { booking: Booking; isConfirmed: boolean }) {
  const section = useRef<HTMLElement>(null);
  // The pressed button is removed: the focus moves to the result.
  useEffect(() => {
    if (isConfirmed) section.current?.focus();
  }, [isConfirmed]);
  const { car, driver, supplier, reference, status } = booking;
  const agency = supplier.name;
  const carName = car.name;
  const firstName = driver.fullName.split(" ", 1)[0];
  return (
    <section className={styles.welcome} ref={section} tabIndex={-1} aria-labelledby="booking-welcome">
      <Stack gap="sm" align="start">
        <BookingStatusBadge status={status} />
        <Heading level={1} id="booking-welcome">
          {isConfirmed ? (
            <Trans>Your request is confirmed, {firstName}</Trans>
          ) : (
            <Trans>Your request is on its way, {firstName}</Trans>
          )}
        </Heading>
        <Text measure>
          <Trans>
            {agency} has received it and keeps the {carName} for you. Nothing has been charged.
          </Trans>
        </Text>
        <BookingReference reference={reference} />
      </Stack>
      <div className={styles.arrival}>
        <CarIllustration {...drawnCar(car)} />
      </div>
    </section>
  );
}

/** Status and reference of the booking. */
export function BookingHead({ booking, now }: { booking: Booking; now: Date }) {
  const isExpired = booking.status === "cancelled" && booking.guestConfirmation === "awaited";
  return (
    <Stack as="header" gap="sm" align="start">
      <BookingStatusBadge status={booking.status} />
      <Heading level={1}>
        {isExpired ? <Trans>The time to confirm is over</Trans> : <Trans>Your booking</Trans>}
      </Heading>
      <Text tone="muted" measure>
        {isExpired ? (
          <Trans>
            The request was not confirmed in time and has expired. You owe nothing; search again to book this
            car or another one.
          </Trans>
        ) : (
          <Explanation booking={booking} now={now} />
        )}
      </Text>
      <BookingReference reference={booking.reference} />
    </Stack>
  );
}

/** What the status means; while money waits for the driver's choice, what becomes of it. */
function Explanation({ booking, now }: { booking: Booking; now: Date }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const until = moneyWaitsUntil(booking, now);
  if (until === null) return i18n._(bookingStatusExplanations[booking.status]);
  const agency = booking.supplier.name;
  const at = formats.dateTime(until, { weekday: true });
  return (
    <Trans>
      {agency} had to cancel. Your money awaits your choice until {at}: another car, or a refund.
    </Trans>
  );
}
