import { Trans } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";

/** Says who cancelled a booking, in one sentence without a full stop. */
export function CancellationNotice({ booking }: { booking: Booking }) {
  const { cancelledBy, cancelRequest, guestConfirmation, payments, supplier } = booking;
  const agency = supplier.name;
  switch (cancelledBy) {
    case "agency":
      return <Trans>{agency} has cancelled your booking</Trans>;
    case "admin":
      return <Trans>Our team has cancelled your booking</Trans>;
    case "driver":
      return cancelRequest === null ? (
        <Trans>You have withdrawn your request</Trans>
      ) : (
        <Trans>Your booking is cancelled, as you asked</Trans>
      );
    case "system":
      if (guestConfirmation === "awaited") return <Trans>The time to confirm is over</Trans>;
      return payments.length > 0 ? (
        <Trans>Your payment came too late: the car was taken</Trans>
      ) : (
        <Trans>Your request has expired: {agency} did not answer in time</Trans>
      );
    default:
      return <Trans>Your booking is cancelled</Trans>;
  }
}
