import { useLingui } from "@lingui/react";
import { directionOf } from "@sayara/domain/language/directionOf";
import "@sayara/ui/theme/global.css";
import { type ReactNode, useEffect } from "react";
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { FallbackBoundary } from "./hydration/FallbackBoundary.tsx";
import { LoadOnInteraction } from "./hydration/LoadOnInteraction.tsx";
import { IslandBoundary } from "./hydration/IslandBoundary.tsx";
import { lazyIsland } from "./hydration/lazyIsland.ts";
import { pageOfRoute } from "@sayara/frontend/language/pageOfRoute";
import { SettingsContext } from "@sayara/frontend/marketplace/SettingsContext";
import { cacheSettings, cachedSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { DocumentStart } from "#web/request/document/DocumentStart.tsx";
import { DocumentStyles } from "#web/request/document/DocumentStyles.tsx";
import { siteTags, useSite } from "@sayara/frontend/request/Site";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { FollowSession } from "@sayara/frontend/session/FollowSession";
import { SiteRouter } from "./interaction/SiteRouter.tsx";
import { userStorageKey } from "#web/session/storedUser/userStorageKey.ts";
import { load } from "./root.load.ts";
import { FailureScreen } from "@sayara/frontend/FailureScreen/FailureScreen";
import { isOffline } from "@sayara/frontend/FailureScreen/isOffline";
import { SiteLayout } from "./shared/SiteLayout/SiteLayout.tsx";

const loadNotFound = async () =>
  (await import("./shared/NotFoundScreen/NotFoundScreen.lazy.tsx")).NotFoundScreen;
const NotFoundScreen = import.meta.env.SSR
  ? await loadNotFound()
  : lazyIsland(loadNotFound, "NotFoundScreen.lazy");

const loadNextPagePreload = async () => (await import("./NextPagePreload.tsx")).NextPagePreload;

export async function loader({ context }: Route.LoaderArgs) {
  return load(await context.get(apiContext)());
}

/** Settings are loaded once per visit, and again only while they are unknown. */
export const shouldRevalidate = () => cachedSettings() === undefined;

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  // The browser loads this page's messages before hydration.
  const page = pageOfRoute(useMatches().at(-1)?.id);
  const rates = useRouteLoaderData<typeof loader>("root")?.settings.exchangeRates;
  return (
    <html lang={i18n.locale} dir={directionOf(i18n.locale)} data-page={page}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {siteTags(useSite()).map(([name, content]) => (
          <meta key={name} name={name} content={content} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/touch-180.png" />
        <link rel="manifest" href={`/manifest.webmanifest?l=${i18n.locale}`} />
        <Meta />
        <DocumentStyles />
        <DocumentStart language={i18n.locale} userKey={userStorageKey} rates={rates} />
      </head>
      <body>
        <SiteRouter />
        <SiteLayout>{children}</SiteLayout>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { settings, areLoaded } }: Route.ComponentProps) {
  useEffect(() => {
    if (areLoaded) cacheSettings(settings);
  }, [settings, areLoaded]);
  return (
    <SettingsContext value={settings}>
      <FollowSession />
      <Outlet />
      <LoadOnInteraction load={loadNextPagePreload} />
    </SettingsContext>
  );
}

/** Shows errors that no page handles: an unknown URL, or a fault. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      // Without this boundary, the router shows its own error page if NotFoundScreen cannot be loaded.
      <FallbackBoundary fallback={<FailureScreen isOffline={isOffline(null)} />}>
        <IslandBoundary>
          <NotFoundScreen />
        </IslandBoundary>
      </FallbackBoundary>
    );
  }
  return <FailureScreen isOffline={isOffline(error)} />;
}
