import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link } from "react-router";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";

/** Says that the cancelled booking was moved, and links to the new booking if the viewer can open it. */
export function MovedNotice({
  to: { id, reference },
  isByLink,
}: {
  to: NonNullable<Booking["move"]["to"]>;
  isByLink: boolean;
}) {
  const { t } = useLingui();
  return (
    <Notice
      tone="success"
      title={t`You have another car`}
      actions={
        !isByLink && (
          <LinkButton size="small" render={<Link to={bookingPath({ id })} />}>
            <Trans>See booking {reference}</Trans>
          </LinkButton>
        )
      }
    >
      {isByLink ? (
        <Trans>Booking {reference} replaces this one. Its link is in our email to you.</Trans>
      ) : (
        <Trans>Booking {reference} replaces this one, at the same places and times.</Trans>
      )}
    </Notice>
  );
}
