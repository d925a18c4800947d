import { Trans, useLingui } from "@lingui/react/macro";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { BookingAction } from "@sayara/domain/booking/actions/BookingAction";
import { cancellingAction } from "@sayara/domain/booking/actions/cancellingAction";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import { Link } from "@sayara/ui/Link/Link";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { Link as RouterLink } from "react-router";
import { useReasonMessages } from "@sayara/frontend/rental/BookingStatus/useReasonMessages";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import * as styles from "./DriverActions.css.ts";

const driver = { actor: "driver", isOwn: true } as const;

/** The driver's actions on a booking in the list: edit, cancel and review, with the reason if one is refused. */
export function DriverActions({ booking, now }: { booking: Booking; now: Date }) {
  const { t } = useLingui();
  const reasonText = useReasonMessages();
  const { id, reference, status } = booking;
  const path = bookingPath({ id });
  const cancelAction = cancellingAction(status);
  const actions: { action: BookingAction; name: string; to: string }[] = [
    { action: "edit", name: t`Change my booking…`, to: `${path}#booking-edit` },
    {
      action: cancelAction,
      name: cancelAction === "withdraw" ? t`Withdraw my request…` : t`Cancel my booking…`,
      to: `${path}#booking-cancellation`,
    },
    { action: "review", name: t`Review the agency`, to: `/review?b=${id}` },
  ];
  const offers = actions
    .map((offer) => ({
      ...offer,
      reason: refusalReason({ action: offer.action, viewer: driver, booking: situationOf(booking), now }),
    }))
    .filter(({ reason }) => reason !== "role" && reason !== "status");
  if (offers.length === 0) return null;
  return (
    <details className={styles.actions}>
      <summary className={styles.summary}>
        <Trans>Actions</Trans> <VisuallyHidden>{reference}</VisuallyHidden>
      </summary>
      <ul className={styles.list}>
        {offers.map(({ action, name, to, reason }) => (
          <li key={action} className={styles.item}>
            {reason === null ? (
              <Link render={<RouterLink to={to} />}>{name}</Link>
            ) : (
              <>
                {name} <span className={styles.reason}>{reasonText(reason, status)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
