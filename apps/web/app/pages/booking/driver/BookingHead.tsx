import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { bookingStatusExplanations } from "@sayara/i18n/messages/booking/bookingStatusExplanations";
import { CarIllustration } from "@sayara/ui/CarIllustration/CarIllustration";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useEffect, useRef } from "react";
import { BookingStatusBadge } from "@sayara/frontend/rental/BookingStatus/BookingStatusBadge";
import { BookingReference } from "@sayara/frontend/booking/BookingReference";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { agencyDeadline } from "./nextSteps.ts";
import { CancellationNotice } from "./CancellationNotice.tsx";
import { RefundNotice } from "./RefundNotice.tsx";
import * as styles from "@sayara/frontend/booking/Booking.css";
import { drawnCar } from "@sayara/frontend/rental/CarPicture/drawnCar";

/** Shows the success of the driver's last action, and the booking reference. */
export function BookingWelcome({ booking, isConfirmed }: { booking: Booking; isConfirmed: boolean }) {
  const section = useRef<HTMLElement>(null);
  // The pressed button is removed, so focus moves to the result.
  useEffect(() => {
    if (isConfirmed) section.current?.focus();
  }, [isConfirmed]);
  const { car, driver, supplier, reference, status } = booking;
  const agency = supplier.name;
  const carName = car.name;
  const firstName = driver.fullName.split(" ", 1)[0];
  const deadline = useFormats().dateTime(agencyDeadline(booking), { weekday: true });
  return (
    <section className={styles.welcome} ref={section} tabIndex={-1} aria-labelledby="booking-welcome">
      <Stack gap="sm" align="start">
        <BookingStatusBadge status={status} />
        <Heading level={1} id="booking-welcome">
          {isConfirmed ? (
            <Trans>
              It’s sent, {firstName}. {agency} will answer by {deadline}.
            </Trans>
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

/** Statuses in which the car may have been picked up. */
const rentedStatuses: ReadonlySet<string> = new Set(["reserved", "deposit", "paid"]);

interface BookingHeadProps {
  booking: Booking;
  now: Date;
  /** Whether the driver has just withdrawn the booking on this page. */
  isWithdrawn?: boolean;
}

/**
 * Shows the status and reference of the booking. If the booking is cancelled, also shows who cancelled it and what is
 * refunded.
 */
export function BookingHead({ booking, now, isWithdrawn = false }: BookingHeadProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const isCancelled = booking.status === "cancelled";
  const isRentalOver = rentedStatuses.has(booking.status) && Date.parse(booking.to) <= now.getTime();
  const agency = booking.supplier.name;
  const end = formats.dateTime(booking.to, { weekday: true });
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed, so focus moves to the notice.
  useEffect(() => {
    if (isWithdrawn) heading.current?.focus();
  }, [isWithdrawn]);
  return (
    <Stack as="header" gap="sm" align="start">
      <BookingStatusBadge status={booking.status} />
      <Heading level={1} ref={heading} tabIndex={-1} className={styles.resultHeading}>
        {isCancelled && <CancellationNotice booking={booking} />}
        {isRentalOver && <Trans>Your rental is over</Trans>}
        {!isCancelled && !isRentalOver && <Trans>Your booking</Trans>}
      </Heading>
      {isCancelled ? (
        <RefundNotice booking={booking} now={now} />
      ) : (
        <Text tone="muted" measure>
          {isRentalOver ? (
            <Trans>
              It ended on {end}. If something is still open, call {agency}.
            </Trans>
          ) : (
            i18n._(bookingStatusExplanations[booking.status])
          )}
        </Text>
      )}
      <BookingReference reference={booking.reference} />
    </Stack>
  );
}
