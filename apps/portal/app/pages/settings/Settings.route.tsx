import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { openSettings } from "@sayara/frontend/settings/openSettings";
import { SettingsPage } from "@sayara/frontend/settings/SettingsPage";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Settings.route.ts";

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { request } = args;
  return openSettings(args, await requirePage(request, "settings/Settings"));
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/settings/settingsAction")).settingsAction,
);
export const clientMiddleware = messagesOf("settings");

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Settings`} />
      <SettingsPage data={loaderData} />
    </>
  );
}
