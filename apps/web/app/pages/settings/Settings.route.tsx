import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { requireUser } from "@sayara/frontend/session/guard";
import { openSettings } from "@sayara/frontend/settings/openSettings";
import { SettingsPage } from "@sayara/frontend/settings/SettingsPage";
import { SettingsSkeleton } from "@sayara/frontend/settings/SettingsSkeleton";
import type { ReactNode } from "react";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { Route } from "./+types/Settings.route.ts";

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return openSettings(args, await requireUser(args.request));
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/settings/settingsAction")).settingsAction,
);
export const clientMiddleware = messagesOf("settings");

export function HydrateFallback() {
  return (
    <Head>
      <SettingsSkeleton />
    </Head>
  );
}

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Head>
      <SettingsPage data={loaderData} />
    </Head>
  );
}

function Head({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Settings`} description={t`Your profile, your picture and what we write to you.`} />
      {children}
    </>
  );
}
