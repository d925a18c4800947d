import { directionOf } from "@sayara/domain/language/directionOf";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { FollowSession } from "@sayara/frontend/session/FollowSession";
import { FailureScreen } from "@sayara/frontend/FailureScreen/FailureScreen";
import { isOffline } from "@sayara/frontend/FailureScreen/isOffline";
import { SettingsContext } from "@sayara/frontend/marketplace/SettingsContext";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { restoreSession } from "@sayara/frontend/session/restoreSession";
import "@sayara/ui/theme/global.css";
import { components, pages, reset, theme } from "@sayara/ui/theme/layers.css";
import { lazy, type ReactNode, Suspense } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, isRouteErrorResponse } from "react-router";
import type { Route } from "./+types/root.ts";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { StartScreen } from "./layout/StartScreen.tsx";
import { load } from "./root.load.ts";
import { AgencyContext } from "./session/AgencyContext.ts";

// Few visits need these screens.
const NotFoundScreen = lazy(async () => ({
  default: (await import("./layout/NotFoundScreen.tsx")).NotFoundScreen,
}));
const RefusedScreen = lazy(async () => ({
  default: (await import("./layout/RefusedScreen.tsx")).RefusedScreen,
}));

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return load(await context.get(apiContext)(), await restoreSession());
}

/**
 * Must precede the stylesheets. The development server splits them, and the first one would otherwise decide
 * the order of the layers.
 */
const layerOrder = `@layer ${[reset, theme, components, pages].join(", ")};`;

/** Rendered once at build time, as a file without texts. The browser chooses the language. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLanguage} dir={directionOf(defaultLanguage)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <style>{layerOrder}</style>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <StartScreen />;
}

export default function Root({ loaderData: { settings, agency } }: Route.ComponentProps) {
  return (
    <SettingsContext value={settings}>
      <FollowSession />
      <AgencyContext value={agency}>
        <PortalLayout>
          <Outlet />
        </PortalLayout>
      </AgencyContext>
    </SettingsContext>
  );
}

/** Shown for errors that no page caught: an unknown URL, a page of another role, or a fault. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PortalLayout>
      <Suspense>
        <ErrorScreen error={error} />
      </Suspense>
    </PortalLayout>
  );
}

function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isRouteErrorResponse(error) && error.status === 403) return <RefusedScreen />;
  return <FailureScreen isOffline={isOffline(error)} isForStaff />;
}
