import { Trans, useLingui } from "@lingui/react/macro";
import type { Notification } from "@sayara/domain/notification/Notification";
import { notificationMessages } from "@sayara/i18n/messages/notificationMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Icon } from "@sayara/ui/Icon/Icon";
import { DeleteIcon, HideIcon, ShowIcon } from "@sayara/ui/Icon/icons";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { Link } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { SelectionBox } from "@sayara/frontend/Selection/SelectionBox";
import type { Selection } from "@sayara/frontend/Selection/useSelection";
import { kindIcon } from "./kindIcon.ts";
import type { PathOfNotification } from "./PathOfNotification.ts";
import type { NotificationActions } from "./useNotificationActions.ts";
import * as styles from "./Notifications.css.ts";

/** Kinds of notifications that open the booking at its messages. */
const messageKinds: ReadonlySet<Notification["kind"]> = new Set(["message_received", "messages_reported"]);

interface NotificationRowProps {
  notification: Notification;
  selection: Selection;
  actions: NotificationActions;
  pathOf?: PathOfNotification | undefined;
}

/** A notification: the event, the car, the time, and a link to its booking or page. */
export function NotificationRow({ notification, selection, actions, pathOf }: NotificationRowProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { id, kind, data, bookingId, isRead, createdAt } = notification;
  const words = i18n._({ ...notificationMessages[kind], values: data });
  const carName = data["carName"];
  const path =
    bookingId === null
      ? (pathOf?.(notification) ?? null)
      : bookingPath({ id: bookingId }) + (messageKinds.has(kind) ? "#booking-messages" : "");
  const classNames = [styles.row, !isRead && styles.unread, selection.selected.has(id) && styles.selected];
  return (
    <li className={classNames.filter(Boolean).join(" ")}>
      <SelectionBox id={id} selection={selection}>
        <Trans>Select: {words}</Trans>
      </SelectionBox>
      <span className={isRead ? styles.iconCircle : `${styles.iconCircle} ${styles.iconCircleUnread}`}>
        <Icon picture={kindIcon(kind)} />
      </span>
      <div className={styles.body}>
        <p className={styles.text}>
          {!isRead && (
            <VisuallyHidden>
              <Trans>Unread:</Trans>{" "}
            </VisuallyHidden>
          )}
          {path === null ? (
            <TextWithoutBooking notification={notification}>{words}</TextWithoutBooking>
          ) : (
            <Link to={path} className={styles.link} onClick={() => !isRead && actions.open(id)}>
              {words}
            </Link>
          )}
        </p>
        <p className={styles.note}>
          {carName !== undefined && <>{carName} · </>}
          <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          tone="quiet"
          icon={isRead ? HideIcon : ShowIcon}
          aria-label={isRead ? t`Mark as unread: ${words}` : t`Mark as read: ${words}`}
          title={isRead ? t`Mark as unread` : t`Mark as read`}
          aria-disabled={actions.isWorking || undefined}
          onClick={() => !actions.isWorking && actions.mark([id], !isRead)}
        />
        <Button
          size="small"
          tone="quiet"
          icon={DeleteIcon}
          aria-label={t`Delete: ${words}`}
          title={t`Delete`}
          aria-disabled={actions.isWorking || undefined}
          onClick={() => !actions.isWorking && actions.remove([id], 1)}
        />
      </div>
    </li>
  );
}

/** Text of a notification without a page. An agency's request is replied to by email. */
function TextWithoutBooking({
  notification: { kind, data },
  children,
}: {
  notification: Notification;
  children: string;
}) {
  const from = data["from"];
  if (kind !== "agency_asked" || from === undefined) return children;
  return (
    <a href={`mailto:${encodeURIComponent(from)}`} className={styles.link}>
      {children}
    </a>
  );
}
