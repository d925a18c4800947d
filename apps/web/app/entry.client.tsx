import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { TellHydrated } from "./hydration/TellHydrated.tsx";
import { whenWanted } from "./hydration/whenWanted.ts";
import { showLanguage } from "./language/showLanguage.ts";
import { SiteContext, readSite } from "./request/Site.ts";
import { createBrowserContext } from "./session/createBrowserContext.ts";
import { settleVisit } from "./session/settleVisit.ts";

void whenWanted();
const { lang, dataset } = document.documentElement;
await showLanguage(asLanguage(lang) ?? defaultLanguage, dataset["page"]);

const hydrated = new Promise<void>((tell) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteContext value={readSite(document)}>
          <I18nProvider i18n={i18n}>
            <TellHydrated tell={tell}>
              <HydratedRouter getContext={createBrowserContext} />
            </TellHydrated>
          </I18nProvider>
        </SiteContext>
      </StrictMode>,
    );
  });
});

// Not before: other words, while React still compares its own with the server's, would be taken for a mistake.
await hydrated;
await settleVisit();
