import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { bookingStatusExplanations } from "@sayara/i18n/words/bookingStatusExplanations";
import { CarIllustration } from "@sayara/ui/CarIllustration/CarIllustration";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import { BookingStatusBadge } from "#web/shared/BookingStatus/BookingStatusBadge.tsx";
import { BookingReference } from "./BookingReference.tsx";
import * as styles from "./Booking.css.ts";

/** What the driver has just done: good news, and the reference to keep. */
export function BookingWelcome({ booking }: { booking: Booking }) {
  const { car, driver, supplier, reference, status } = booking;
  const agency = supplier.name;
  const carName = car.name;
  const firstName = driver.fullName.split(" ", 1)[0];
  return (
    <section className={styles.welcome}>
      <div className={styles.welcomeWords}>
        <BookingStatusBadge status={status} />
        <Heading level={1}>
          <Trans>Your request is on its way, {firstName}</Trans>
        </Heading>
        <Text measure>
          <Trans>
            {agency} has received it and keeps the {carName} for you. Nothing has been charged.
          </Trans>
        </Text>
        <BookingReference reference={reference} />
      </div>
      <div className={styles.arrival}>
        <CarIllustration body={car.body} color={car.color} />
      </div>
    </section>
  );
}

/** Where the booking stands. */
export function BookingHead({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  return (
    <header className={styles.head}>
      <BookingStatusBadge status={booking.status} />
      <Heading level={1}>
        <Trans>Your booking</Trans>
      </Heading>
      <Text tone="muted" measure>
        {i18n._(bookingStatusExplanations[booking.status])}
      </Text>
      <BookingReference reference={booking.reference} />
    </header>
  );
}
