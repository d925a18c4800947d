import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { dismissAll, showToast } from "@sayara/frontend/toasts/useToasts";
import { useUnread } from "@sayara/frontend/unread/useUnread";
import { readDeletion } from "./lastDeletion.ts";
import type { NotificationAction, NotificationResult } from "./NotificationAction.ts";
import { Notifications, type NotificationsProps } from "./Notifications.tsx";
import { NotificationsSkeleton } from "./NotificationsSkeleton.tsx";
import type { NotificationsOfUser } from "./openNotifications.ts";
import { useNotificationActions } from "./useNotificationActions.ts";

/** Content of `/notifications` of both frontends. `pathOf`: page of a notification without a booking. */
export function NotificationsPage({
  data,
  userId,
  unreadAtLoad,
  pathOf,
}: NotificationsOfUser & Pick<NotificationsProps, "pathOf">) {
  if (data.state === "signedOut") return <NotificationsSkeleton />;
  return <List key={userId} {...{ data, userId, unreadAtLoad, pathOf }} />;
}

function List({
  data,
  userId,
  unreadAtLoad,
  pathOf,
}: Omit<NotificationsOfUser, "data"> & Pick<NotificationsProps, "data" | "pathOf">) {
  const { t } = useLingui();
  const toastText = useToastMessages();
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const { unread } = useUnread();
  const [deletion, setDeletion] = useState(() => readDeletion(userId, new Date()));
  useReloadOnChange({ unread, unreadAtLoad, reload });

  const actions = useNotificationActions({
    onDone({ deletion: deleted }) {
      setDeletion(null);
      if (deleted === undefined) return;
      const { deletedAt, count } = deleted;
      showToast(
        t`${plural(count, { one: "# notification was deleted", other: "# notifications were deleted" })}`,
        "success",
        <UndoButton deletedAt={deletedAt} />,
      );
    },
    onProblem: (problem) => showToast(toastText(problem), "error"),
  });

  return <Notifications {...{ data, unread, actions, deletion, pathOf }} onReload={reload} />;
}

/** Restores deleted notifications from a toast, even after the page was left. */
function UndoButton({ deletedAt }: { deletedAt: string }) {
  const toastText = useToastMessages();
  const undo = useSubmission<NotificationResult, never, NotificationAction>({
    action: "/notifications",
    onDone: dismissAll,
    onProblem: (problem) => showToast(toastText(problem), "error"),
  });
  return (
    <Button size="small" tone="soft" onClick={() => undo.submitJson({ intent: "restore", deletedAt })}>
      <Trans>Undo</Trans>
    </Button>
  );
}

interface ReloadOptions {
  unread: number | null;
  unreadAtLoad: number | null;
  reload: () => void;
}

/** Reloads the list when its number of unread notifications is no longer current. */
function useReloadOnChange({ unread, unreadAtLoad, reload }: ReloadOptions): void {
  useEffect(() => {
    if (unread !== null && unread !== unreadAtLoad) reload();
  }, [unread, unreadAtLoad, reload]);
}
