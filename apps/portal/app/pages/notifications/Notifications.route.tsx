import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { NotificationsPage } from "@sayara/frontend/notifications/NotificationsPage";
import { openNotifications } from "@sayara/frontend/notifications/openNotifications";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Notifications.route.ts";
import { pathOfNotification } from "./pathOfNotification.ts";

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { request } = args;
  return openNotifications(args, await requirePage(request, "notifications/Notifications"));
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/notifications/notificationsAction")).notificationsAction,
);
export const clientMiddleware = messagesOf("notifications");

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Notifications`} />
      <NotificationsPage {...loaderData} pathOf={pathOfNotification} />
    </>
  );
}
