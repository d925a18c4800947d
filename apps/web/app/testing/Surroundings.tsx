import { type I18n, setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import type { Language } from "@sayara/domain/language/Language";
import type { ReactNode } from "react";
import { RouterProvider, createMemoryRouter } from "react-router";
import { SettingsContext } from "#web/marketplace/SettingsContext.ts";
import { defaultSettings } from "#web/marketplace/defaultSettings.ts";
import { serverI18n } from "#web/language/serverI18n.ts";
import type { DefaultImages } from "#web/request/DefaultImages.ts";
import { SiteContext } from "#web/request/Site.ts";

interface SurroundingsProps {
  children: ReactNode;
  language?: Language;
  settings?: Partial<PublicSettings>;
  /** Of Google's tag; none by default. */
  gtagId?: string;
  /** Configured pictures; by default the page draws. */
  defaultImages?: DefaultImages;
  /** The address of the page. */
  at?: string;
}

const site = {
  name: "Sayara",
  operator: "Sayara SARL, 12 rue de Marseille, 1000 Tunis",
  webUrl: "http://localhost:3000",
  apiUrl: "http://localhost:4000",
  sheet: "",
  mapStyleUrl: "",
  publicIpUrl: "",
  guessesLanguage: false,
  worker: "",
};

/** Wraps a view in its providers, for tests and stories: words, router, site and settings. */
export function Surroundings({
  children,
  language = "en",
  settings,
  gtagId = "",
  defaultImages = { car: "", location: "", supplier: "" },
  at = "/",
}: SurroundingsProps) {
  const router = createMemoryRouter([{ path: "*", element: children }], { initialEntries: [at] });
  return (
    <SiteContext value={{ ...site, gtagId, defaultImages }}>
      <SettingsContext value={{ ...defaultSettings, ...settings }}>
        <I18nProvider i18n={wordsOf(language)}>
          <RouterProvider router={router} />
        </I18nProvider>
      </SettingsContext>
    </SiteContext>
  );
}

/** A new instance per view: a view may change it. */
function wordsOf(language: Language): I18n {
  const { messages } = serverI18n(language);
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
