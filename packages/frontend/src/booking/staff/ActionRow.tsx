import type { Booking } from "@sayara/domain/booking/Booking";
import type { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import { Button, type ButtonProps } from "@sayara/ui/Button/Button";
import { useReasonMessages } from "@sayara/frontend/rental/BookingStatus/useReasonMessages";
import * as styles from "../actions/Actions.css.ts";

/**
 * Returns whether an action is refused because it does not apply to this account or status, or has no effect.
 * Such an action is not listed. Other reasons are temporary.
 */
export function isNotApplicable(reason: BookingRefusalReason | null): boolean {
  return reason === "role" || reason === "status" || reason === "usageDue";
}

interface ActionRowProps {
  booking: Booking;
  name: string;
  /** Effect of the action. */
  effect: string;
  /** Why it is refused; null if it is allowed. */
  reason: BookingRefusalReason | null;
  button: Pick<ButtonProps, "icon" | "tone" | "working" | "onClick">;
}

export function ActionRow({ booking, name, effect, reason, button }: ActionRowProps) {
  const reasonText = useReasonMessages();
  if (isNotApplicable(reason)) return null;
  return (
    <li className={styles.actionRow}>
      <div>
        <p className={reason === null ? styles.name : styles.refusedName}>{name}</p>
        <p className={styles.effect}>{reason === null ? effect : reasonText(reason, booking.status)}</p>
      </div>
      {reason === null && (
        <Button size="small" {...button}>
          {name}
        </Button>
      )}
    </li>
  );
}
