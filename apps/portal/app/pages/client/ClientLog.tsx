import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ClientLogEntry } from "@sayara/api-client/contract/clients/clients";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { clientActionLogTypeMessages } from "@sayara/i18n/messages/clientActionLogTypeMessages";
import { notificationChannelMessages } from "@sayara/i18n/messages/notificationChannelMessages";
import { Card } from "@sayara/ui/Card/Card";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { ClientStatusBadge } from "#portal/clients/ClientStatusBadge.tsx";
import * as styles from "./Client.css.ts";
import type { ClientData } from "./Client.load.ts";
import { reminderMessages } from "./reminderMessages.ts";

/** Log of a client's account, newest first, with person and time [CL3]. */
export function ClientLog({ log: { items, total } }: Pick<ClientData, "log">) {
  if (total === 0)
    return (
      <Text>
        <Trans>Nothing is recorded yet.</Trans>
      </Text>
    );
  return (
    <>
      <Text size="sm" tone="muted">
        <Plural value={total} one="# entry" other="# entries" />
      </Text>
      <ol className={styles.list}>
        {items.map((entry) => (
          <LogEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function LogEntry({ entry }: { entry: ClientLogEntry }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { type, at, by, action, subject, text, status, reminder, payment, booking } = entry;
  const channel = action === "email" || action === "sms" ? notificationChannelMessages[action] : null;
  const facts = [
    channel && i18n._(channel),
    reminder && i18n._(reminderMessages[reminder]),
    payment && formats.price(payment.amount, payment.currency),
  ].filter(Boolean);
  return (
    <Card as="li" padding="sm" className={styles.entry}>
      <div className={styles.entryHead}>
        <span className={styles.strong}>
          {[i18n._(clientActionLogTypeMessages[type]), ...facts].join(" · ")}
        </span>
        {status !== null && <ClientStatusBadge status={status} />}
        {booking !== null && <UiLink render={<Link to={bookingPath(booking)} />}>{booking.reference}</UiLink>}
      </div>
      {subject !== null && <Text size="sm">{subject}</Text>}
      {text !== null && (
        <Text size="sm" className={styles.text}>
          {text}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {[by, formats.dateTime(at)].filter(Boolean).join(" · ")}
      </Text>
    </Card>
  );
}
