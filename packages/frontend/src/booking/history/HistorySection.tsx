import { Trans } from "@lingui/react/macro";
import type { StaffActionRecord } from "@sayara/domain/booking/actions/StaffActionRecord";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { bookingEvents, type EditedBooking } from "./bookingEvents.ts";
import { useEventMessages } from "./useEventMessages.ts";
import * as styles from "./History.css.ts";

interface HistorySectionProps {
  booking: EditedBooking;
  /** For staff; null if they could not be loaded. */
  actions?: readonly StaffActionRecord[] | null;
  now: Date;
}

/** Lists the booking's events in chronological order; for staff, with their authors. */
export function HistorySection({ booking, actions = [], now }: HistorySectionProps) {
  const formats = useFormats();
  const messagesOf = useEventMessages(booking.currency);
  return (
    <SectionCard id="booking-history" title={<Trans>History</Trans>}>
      <ol className={styles.events}>
        {bookingEvents(booking, actions ?? [], now).map((event) => {
          const { name, detail } = messagesOf(event);
          return (
            <li key={event.id} className={styles.event}>
              <p className={styles.eventName}>{name}</p>
              <p className={styles.eventTime}>
                {event.at !== null && (
                  <time dateTime={event.at}>{formats.dateTime(event.at, { weekday: true })}</time>
                )}
                {event.at !== null && detail !== null && " · "}
                {detail}
              </p>
            </li>
          );
        })}
      </ol>
      {actions === null && (
        <Text size="sm" tone="muted">
          <Trans>Staff actions could not be loaded.</Trans>
        </Text>
      )}
    </SectionCard>
  );
}
