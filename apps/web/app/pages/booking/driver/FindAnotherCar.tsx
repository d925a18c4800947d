import { Trans } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Link } from "react-router";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { resultsAddress } from "#web/shared/addresses/resultsAddress.ts";

/** Links to the search results for the same places and dates. */
export function FindAnotherCar({ booking }: { booking: BookingView }) {
  const { timeZone } = useSettings();
  const results = resultsAddress({
    pickup: booking.pickupLocation.slug,
    dropoff: booking.dropOffLocation.slug,
    from: instantToWallClock(new Date(booking.from), timeZone),
    to: instantToWallClock(new Date(booking.to), timeZone),
  });
  return (
    <LinkButton icon={SearchIcon} render={<Link to={results} />}>
      <Trans>Find another car</Trans>
    </LinkButton>
  );
}
