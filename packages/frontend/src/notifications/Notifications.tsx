import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { DeleteIcon, RetryIcon, ShowIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { useProblemMessages } from "@sayara/frontend/form/useProblemMessages";
import { ListingPages } from "@sayara/frontend/listing/ListingPages";
import { container } from "@sayara/frontend/layout/container.css";
import { NotificationList } from "./NotificationList.tsx";
import type { NotificationsData } from "./loadNotifications.ts";
import type { PathOfNotification } from "./PathOfNotification.ts";
import type { LastDeletion } from "./lastDeletion.ts";
import type { NotificationActions } from "./useNotificationActions.ts";
import * as styles from "./Notifications.css.ts";

export interface NotificationsProps {
  data: Exclude<NotificationsData, { state: "signedOut" }>;
  /** Number of unread notifications over all pages; null if unknown. */
  unread: number | null;
  actions: NotificationActions;
  /** A deletion from an earlier visit that can still be undone. */
  deletion: LastDeletion | null;
  onReload: () => void;
  pathOf?: PathOfNotification | undefined;
}

/** The user's notifications: list, read marks, deletion, pages. */
export function Notifications({ data, unread, actions, deletion, onReload, pathOf }: NotificationsProps) {
  const { t } = useLingui();
  const problemText = useProblemMessages();
  const total = data.state === "found" ? data.total : 0;
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`}>
      <header className={styles.head}>
        <Stack gap="xxs">
          <Heading level={1}>
            <Trans>Notifications</Trans>
          </Heading>
          {total > 0 && (
            <output className={styles.note}>
              {unread !== null && unread > 0
                ? t`${plural(unread, { one: "# unread", other: "# unread" })}`
                : t`${plural(total, { one: "# notification", other: "# notifications" })}`}
            </output>
          )}
        </Stack>
        {total > 0 && (
          <div className={styles.tools}>
            {unread !== 0 && (
              <Button
                size="small"
                tone="soft"
                icon={ShowIcon}
                aria-disabled={actions.isWorking || undefined}
                onClick={() => !actions.isWorking && actions.mark("all", true)}
              >
                <Trans>Mark all as read</Trans>
              </Button>
            )}
            <Button
              size="small"
              tone="neutral"
              icon={DeleteIcon}
              aria-disabled={actions.isWorking || undefined}
              onClick={() => !actions.isWorking && actions.remove("all", total)}
            >
              <Trans>Delete all</Trans>
            </Button>
          </div>
        )}
      </header>
      {deletion !== null && <DeletionNotice deletion={deletion} actions={actions} />}
      {data.state === "failed" && (
        <Notice
          tone="error"
          announce="assertive"
          title={t`The notifications could not be loaded`}
          actions={
            <Button icon={RetryIcon} onClick={onReload}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {problemText(data.problem)} <Trans>They are safe.</Trans>
        </Notice>
      )}
      {data.state === "found" && data.total === 0 && <Empty />}
      {data.state === "found" && data.total > 0 && (
        <section aria-label={t`List of notifications`} aria-busy={actions.isWorking}>
          <Stack>
            <NotificationList key={data.page} notifications={data.items} {...{ actions, pathOf }} />
            <ListingPages path="/notifications" request={{ s: "", page: data.page }} total={total} />
          </Stack>
        </section>
      )}
    </Stack>
  );
}

/** Offers to undo a deletion after its toast has disappeared. */
function DeletionNotice({ deletion, actions }: { deletion: LastDeletion; actions: NotificationActions }) {
  const { t } = useLingui();
  const { count } = deletion;
  return (
    <Notice
      title={t`${plural(count, { one: "# notification was deleted", other: "# notifications were deleted" })}`}
      actions={
        <Button
          tone="soft"
          icon={RetryIcon}
          aria-disabled={actions.isWorking || undefined}
          onClick={() => !actions.isWorking && actions.undo(deletion.deletedAt)}
        >
          <Trans>Undo</Trans>
        </Button>
      }
    />
  );
}

function Empty() {
  return (
    <section className={styles.empty}>
      <Heading level={2} size="lg">
        <Trans>No notification</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>
          What happens to your bookings will appear here: answers, payments, changes, cancellations.
        </Trans>
      </Text>
      <LinkButton tone="soft" render={<Link to="/bookings" />}>
        <Trans>See the bookings</Trans>
      </LinkButton>
    </section>
  );
}
