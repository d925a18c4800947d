import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { requireUser } from "@sayara/frontend/session/guard";
import { openSettings } from "@sayara/frontend/settings/openSettings";
import { SettingsPage } from "@sayara/frontend/settings/SettingsPage";
import { SettingsSkeleton } from "@sayara/frontend/settings/SettingsSkeleton";
import { type ReactNode, Suspense, lazy } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isPushAction } from "#web/push/PushAction.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { Route } from "./+types/Settings.route.ts";

const PushSettings = lazy(async () => ({
  default: (await import("#web/push/PushSettings.tsx")).PushSettings,
}));

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return openSettings(args, await requireUser(args.request));
}

export const clientAction = pageAction(async () => (await import("./Settings.action.ts")).settingsAction);

/** A change of this device's notifications does not affect the rest of the page. */
export function shouldRevalidate({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !isPushAction(json) && defaultShouldRevalidate;
}

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
      <SettingsPage
        data={loaderData}
        device={
          <Suspense fallback={null}>
            <PushSettings />
          </Suspense>
        }
      />
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
