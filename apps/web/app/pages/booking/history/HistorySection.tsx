import { Trans } from "@lingui/react/macro";
import type { StaffAct } from "@sayara/domain/booking/StaffAct";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "#web/language/useFormats.ts";
import { SectionCard } from "#web/shared/SectionHead/SectionCard.tsx";
import { bookingEvents, type EditedBooking } from "./bookingEvents.ts";
import { useEventWords } from "./useEventWords.ts";
import * as styles from "./History.css.ts";

interface HistorySectionProps {
  booking: EditedBooking;
  /** For staff; null: they could not be loaded. */
  acts?: readonly StaffAct[] | null;
  now: Date;
}

/** What has happened to the booking, in the order of its times; for staff with who did it. */
export function HistorySection({ booking, acts = [], now }: HistorySectionProps) {
  const formats = useFormats();
  const wordsOf = useEventWords(booking.currency);
  return (
    <SectionCard id="booking-history" title={<Trans>History</Trans>}>
      <ol className={styles.events}>
        {bookingEvents(booking, acts ?? [], now).map((event) => {
          const { name, detail } = wordsOf(event);
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
      {acts === null && (
        <Text size="sm" tone="muted">
          <Trans>Staff actions could not be loaded.</Trans>
        </Text>
      )}
    </SectionCard>
  );
}
