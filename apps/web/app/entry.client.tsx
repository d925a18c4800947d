import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { DataRouter } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { HydrationCallback } from "./hydration/HydrationCallback.tsx";
import { firstInteraction } from "./hydration/firstInteraction.ts";
import { hydrateIslands } from "./hydration/hydrationTrigger.ts";
import { acceptSkippedTransitions } from "./interaction/acceptSkippedTransitions.ts";
import { navigateByDocument } from "./interaction/navigateByDocument.ts";
import { loadTargetOnReload } from "./interaction/loadTargetOnReload.ts";
import { showLanguage } from "./language/showLanguage.ts";
import { SiteContext, readSite } from "./request/Site.ts";
import { reloadOnMissingFile } from "./request/reloadOnMissingFile.ts";
import { createBrowserContext } from "./session/createBrowserContext.ts";
import { restoreVisit } from "./session/restoreVisit.ts";
import { measureWhenIdle } from "./vitals/measureWhenIdle.ts";

declare global {
  interface Window {
    /** Set by `HydratedRouter`. Code outside React has no other access to the router. */
    __reactRouterDataRouter?: Pick<DataRouter, "state" | "revalidate">;
  }
}

void firstInteraction();
reloadOnMissingFile();
acceptSkippedTransitions();
// From the start: the first press may need a file that a deployment removed.
// oxlint-disable-next-line no-underscore-dangle -- the router's own name
const router = () => window.__reactRouterDataRouter;
loadTargetOnReload(() => router()?.state.navigation.location);
const instrumentations = [navigateByDocument(router)];
const { lang, dataset } = document.documentElement;
await showLanguage(asLanguage(lang) ?? defaultLanguage, dataset["page"]);

/** Called by the router before each load of data: by a navigation, a revalidation or a fetcher. */
function startLoading() {
  hydrateIslands();
  return createBrowserContext();
}

const hydrated = new Promise<void>((resolve) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteContext value={readSite(document)}>
          <I18nProvider i18n={i18n}>
            <HydrationCallback onHydrated={resolve}>
              <HydratedRouter getContext={startLoading} instrumentations={instrumentations} />
            </HydrationCallback>
          </I18nProvider>
        </SiteContext>
      </StrictMode>,
    );
  });
});

// Changing the language before hydration ends would cause a mismatch with the server's HTML.
await hydrated;
// oxlint-disable-next-line no-underscore-dangle -- the router's own name
await restoreVisit(() => window.__reactRouterDataRouter?.revalidate());
measureWhenIdle(dataset["page"]);
await firstInteraction();
const { startOffline } = await import("./offline/startOffline.ts");
await startOffline();
