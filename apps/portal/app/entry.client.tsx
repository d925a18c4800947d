import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { configureFrontend } from "@sayara/frontend/configuration/configureFrontend";
import { showLanguage } from "@sayara/frontend/language/showLanguage";
import { SiteContext, readSite } from "@sayara/frontend/request/Site";
import { reloadOnMissingFile } from "@sayara/frontend/request/reloadOnMissingFile";
import { createBrowserContext } from "@sayara/frontend/session/createBrowserContext";
import { confirmVisit, restoreSessionAndLanguage } from "@sayara/frontend/session/restoreVisit";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { registerWorker } from "./offline/registerWorker.ts";
import { portalConfiguration } from "./session/portalConfiguration.ts";

configureFrontend(portalConfiguration);
reloadOnMissingFile();
const visit = await restoreSessionAndLanguage();
await showLanguage(visit.language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteContext value={readSite(document)}>
        <I18nProvider i18n={i18n}>
          <HydratedRouter getContext={createBrowserContext} />
        </I18nProvider>
      </SiteContext>
    </StrictMode>,
  );
});

await confirmVisit(visit);
// The development server has no service worker.
if (import.meta.env.PROD) await registerWorker().catch(() => undefined);
