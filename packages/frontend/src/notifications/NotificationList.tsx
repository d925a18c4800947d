import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Notification } from "@sayara/domain/notification/Notification";
import { Button } from "@sayara/ui/Button/Button";
import { DeleteIcon, HideIcon, ShowIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useRef } from "react";
import { SelectAllBox } from "@sayara/frontend/Selection/SelectAllBox";
import { SelectionBar } from "@sayara/frontend/Selection/SelectionBar";
import { useSelection } from "@sayara/frontend/Selection/useSelection";
import { NotificationRow } from "./NotificationRow.tsx";
import type { PathOfNotification } from "./PathOfNotification.ts";
import type { NotificationActions } from "./useNotificationActions.ts";
import * as styles from "./Notifications.css.ts";

interface NotificationListProps {
  notifications: readonly Notification[];
  actions: NotificationActions;
  pathOf?: PathOfNotification | undefined;
}

/** Shows a page of notifications, with a selection and its actions. */
export function NotificationList({ notifications, actions, pathOf }: NotificationListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const selection = useSelection(notifications.map(({ id }) => id));
  const selectedIds = [...selection.selected];
  const count = selectedIds.length;
  const isAnyUnread = notifications.some(({ id, isRead }) => !isRead && selection.selected.has(id));

  /** Moves focus to the list, since the pressed button is removed with its row or bar. */
  function clearSelection() {
    selection.clear();
    list.current?.focus();
  }
  const actionsWithFocus: NotificationActions = {
    ...actions,
    remove(ids, removedCount) {
      actions.remove(ids, removedCount);
      list.current?.focus();
    },
  };

  return (
    <Stack ref={list} tabIndex={-1} gap="sm" className={styles.list}>
      <div className={styles.selectAll}>
        <SelectAllBox selection={selection} count={notifications.length} label={t`Select all on this page`} />
      </div>
      <ul className={styles.rows}>
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            selection={selection}
            actions={actionsWithFocus}
            pathOf={pathOf}
          />
        ))}
      </ul>
      {count > 0 && (
        <SelectionBar
          label={t`${plural(count, { one: "# notification selected", other: "# notifications selected" })}`}
          onClear={clearSelection}
        >
          <Button
            size="small"
            tone="neutral"
            icon={DeleteIcon}
            onClick={() => {
              actions.remove(selectedIds, count);
              clearSelection();
            }}
          >
            <Trans>Delete</Trans>
          </Button>
          <Button
            size="small"
            icon={isAnyUnread ? ShowIcon : HideIcon}
            onClick={() => {
              actions.mark(selectedIds, isAnyUnread);
              clearSelection();
            }}
          >
            {isAnyUnread ? t`Mark as read` : t`Mark as unread`}
          </Button>
        </SelectionBar>
      )}
    </Stack>
  );
}
