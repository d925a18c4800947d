import { Trans } from "@lingui/react/macro";
import { useBookingsPaths } from "@sayara/frontend/bookings/BookingsBase";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Link } from "react-router";

interface BookingNameProps {
  reference: string;
  /** If undefined, the name is not a link. */
  id: string | undefined;
}

/** The reference of a booking, as a link to its page. */
export function BookingName({ reference, id }: BookingNameProps) {
  const { pathOf } = useBookingsPaths();
  const name = <Trans>Booking {reference}</Trans>;
  return id === undefined ? name : <UiLink render={<Link to={pathOf({ id })} />}>{name}</UiLink>;
}
