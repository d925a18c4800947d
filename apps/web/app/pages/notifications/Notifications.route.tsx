import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { NotificationsPage } from "@sayara/frontend/notifications/NotificationsPage";
import { NotificationsSkeleton } from "@sayara/frontend/notifications/NotificationsSkeleton";
import { openNotifications } from "@sayara/frontend/notifications/openNotifications";
import { requireUser } from "@sayara/frontend/session/guard";
import type { ReactNode } from "react";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { Route } from "./+types/Notifications.route.ts";

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return openNotifications(args, await requireUser(args.request));
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/notifications/notificationsAction")).notificationsAction,
);
export const clientMiddleware = messagesOf("notifications");

export function HydrateFallback() {
  return (
    <Head>
      <NotificationsSkeleton />
    </Head>
  );
}

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Head>
      <NotificationsPage {...loaderData} />
    </Head>
  );
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
