import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { pageCount } from "@sayara/domain/search/paging";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { Button } from "@sayara/ui/Button/Button";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { redirect, useRevalidator } from "react-router";
import { messagesOf } from "#web/language/messagesOf.ts";
import { useUnread } from "#web/notifications/useUnread.ts";
import { apiContext } from "#web/request/requestContext.ts";
import { clearStoredUser } from "#web/session/storedUser/clearStoredUser.ts";
import { requireUser } from "#web/session/guard.ts";
import { pageAction } from "#web/shared/form/pageAction.ts";
import { useSubmission } from "#web/shared/form/useSubmission.ts";
import { useToastMessages } from "#web/shared/form/useToastMessages.ts";
import { listingAddress, readListingRequest } from "#web/shared/Listing/ListingRequest.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
import { dismissAll, showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/Notifications.route.ts";
import { readDeletion } from "./lastDeletion.ts";
import type { NotificationAction, NotificationResult } from "./NotificationAction.ts";
import { listedUnread } from "./listedUnread.ts";
import { loadNotifications } from "./Notifications.load.ts";
import { Notifications } from "./Notifications.tsx";
import { NotificationsSkeleton } from "./NotificationsSkeleton.tsx";
import { useNotificationActions } from "./useNotificationActions.ts";

/** Runs in the browser only: the session cookie belongs to the API's host. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const { id: userId } = await requireUser(request);
  const { page } = readListingRequest(request.url);
  const call = await context.get(apiContext)();
  const { unread } = useUnread.getState();
  const data = await loadNotifications(call, { userId, page, signal: request.signal });
  if (data.state === "signedOut") clearStoredUser();
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  if (data.state === "found") {
    const last = pageCount(data.total, PAGE_SIZE);
    if (page > last) throw redirect(listingAddress("/notifications", { s: "", page: last }));
  }
  return { data, userId, unreadAtLoad: unread ?? listedUnread(data) };
}

export const clientAction = pageAction(
  async () => (await import("./Notifications.action.ts")).notificationsAction,
);
export const clientMiddleware = messagesOf("notifications");

export function HydrateFallback() {
  return (
    <Head>
      <NotificationsSkeleton />
    </Head>
  );
}

export default function NotificationsRoute({
  loaderData: { data, userId, unreadAtLoad },
}: Route.ComponentProps) {
  return (
    <Head>
      {data.state === "signedOut" ? (
        <NotificationsSkeleton />
      ) : (
        <NotificationsPage key={userId} data={data} userId={userId} unreadAtLoad={unreadAtLoad} />
      )}
    </Head>
  );
}

function NotificationsPage({
  data,
  userId,
  unreadAtLoad,
}: {
  data: Parameters<typeof Notifications>[0]["data"];
  userId: string;
  /** Number of unread notifications when the list was loaded; null if unknown. */
  unreadAtLoad: number | null;
}) {
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

  return <Notifications {...{ data, unread, actions, deletion }} onReload={reload} />;
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

function Head({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Notifications`} description={t`What happened to your bookings.`} />
      {children}
    </>
  );
}
