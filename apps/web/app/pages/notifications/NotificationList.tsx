import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Notification } from "@sayara/domain/notification/Notification";
import { Button } from "@sayara/ui/Button/Button";
import { DeleteIcon, HideIcon, ShowIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useRef } from "react";
import { SelectAllBox } from "#web/shared/Selection/SelectAllBox.tsx";
import { SelectionBar } from "#web/shared/Selection/SelectionBar.tsx";
import { useSelection } from "#web/shared/Selection/useSelection.ts";
import { NotificationRow } from "./NotificationRow.tsx";
import type { NotificationActions } from "./useNotificationActions.ts";
import * as styles from "./Notifications.css.ts";

interface NotificationListProps {
  notifications: readonly Notification[];
  actions: NotificationActions;
}

/** Shows a page of notifications, with a selection and the actions on it. */
export function NotificationList({ notifications, actions }: NotificationListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const selection = useSelection(notifications.map(({ id }) => id));
  const chosen = [...selection.selected];
  const count = chosen.length;
  const isAnyUnread = notifications.some(({ id, isRead }) => !isRead && selection.selected.has(id));

  /** Moves the focus to the list, since the pressed button is removed with its row or bar. */
  function end() {
    selection.clear();
    list.current?.focus();
  }
  const focused: NotificationActions = {
    ...actions,
    remove(ids, removed) {
      actions.remove(ids, removed);
      list.current?.focus();
    },
  };

  return (
    <Stack ref={list} tabIndex={-1} gap="sm" className={styles.list}>
      <div className={styles.all}>
        <SelectAllBox selection={selection} count={notifications.length} label={t`Select all on this page`} />
      </div>
      <ul className={styles.rows}>
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            selection={selection}
            actions={focused}
          />
        ))}
      </ul>
      {count > 0 && (
        <SelectionBar
          label={t`${plural(count, { one: "# notification selected", other: "# notifications selected" })}`}
          onClear={end}
        >
          <Button
            size="small"
            tone="neutral"
            icon={DeleteIcon}
            onClick={() => {
              actions.remove(chosen, count);
              end();
            }}
          >
            <Trans>Delete</Trans>
          </Button>
          <Button
            size="small"
            icon={isAnyUnread ? ShowIcon : HideIcon}
            onClick={() => {
              actions.mark(chosen, isAnyUnread);
              end();
            }}
          >
            {isAnyUnread ? t`Mark as read` : t`Mark as unread`}
          </Button>
        </SelectionBar>
      )}
    </Stack>
  );
}
