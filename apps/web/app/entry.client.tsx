import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { configureFrontend } from "@sayara/frontend/configuration/configureFrontend";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Route as Root } from "./+types/root.ts";
import { firstInteraction } from "./hydration/firstInteraction.ts";
import { hydrateIslands } from "./hydration/hydrationTrigger.ts";
import { hydratedEvent } from "#web/request/document/hydratedEvent.ts";
import { hydrated, siteRouter } from "./interaction/SiteRouter.tsx";
import { acceptSkippedTransitions } from "./interaction/acceptSkippedTransitions.ts";
import { navigateByDocument } from "./interaction/navigateByDocument.ts";
import { loadTargetOnReload } from "./interaction/loadTargetOnReload.ts";
import { restoreCurrency } from "@sayara/frontend/currency/useCurrency";
import { setLoadedLanguage } from "@sayara/frontend/language/loadedLanguage";
import { showLanguage } from "@sayara/frontend/language/showLanguage";
import { SiteContext, readSite } from "@sayara/frontend/request/Site";
import { reloadOnMissingFile } from "@sayara/frontend/request/reloadOnMissingFile";
import { createBrowserContext } from "@sayara/frontend/session/createBrowserContext";
import { restoreVisit } from "@sayara/frontend/session/restoreVisit";
import { measureWhenIdle } from "./vitals/measureWhenIdle.ts";
import { siteConfiguration } from "./session/siteConfiguration.ts";

configureFrontend(siteConfiguration);
void firstInteraction();
reloadOnMissingFile();
acceptSkippedTransitions();
// Before hydration, because the first click may need a file that a deployment removed.
loadTargetOnReload(() => siteRouter()?.state.navigation.location);
const instrumentations = [navigateByDocument(() => siteRouter()?.state.navigation.location)];
const { lang, dataset } = document.documentElement;
const documentLanguage = asLanguage(lang) ?? defaultLanguage;
await showLanguage(documentLanguage, dataset["page"]);
setLoadedLanguage(documentLanguage);

/** Called by the router before each load of data: by a navigation, a revalidation or a fetcher. */
function startLoading() {
  hydrateIslands();
  return createBrowserContext();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteContext value={readSite(document)}>
        <I18nProvider i18n={i18n}>
          <HydratedRouter getContext={startLoading} instrumentations={instrumentations} />
        </I18nProvider>
      </SiteContext>
    </StrictMode>,
  );
});

// Changing the language before hydration ends would cause a mismatch with the server's HTML.
await hydrated;
window.dispatchEvent(new Event(hydratedEvent));
await restoreVisit(() => siteRouter()?.revalidate());
// A stored currency hydrates the islands now, so that they show it. They otherwise hydrate at the first
// interaction.
const rootData: Root.ComponentProps["loaderData"] | undefined = siteRouter()?.state.loaderData["root"];
if (restoreCurrency(rootData?.settings.exchangeRates) !== null) hydrateIslands();
measureWhenIdle(dataset["page"]);
await firstInteraction();
const { startOffline } = await import("./offline/startOffline.ts");
await startOffline();
