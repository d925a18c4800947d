import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import type { Language } from "@sayara/domain/language/Language";
import { setupLanguage } from "@sayara/i18n/setupLanguage";
import { type ReactNode, createContext, use, useState } from "react";
import { RouterProvider, createMemoryRouter } from "react-router";
import { SettingsContext } from "../marketplace/SettingsContext.ts";
import { defaultSettings } from "../marketplace/defaultSettings.ts";
import { testMessages } from "./testMessages.ts";
import type { DefaultImages } from "../request/DefaultImages.ts";
import { SiteContext } from "../request/Site.ts";

export interface ProvidersProps {
  children: ReactNode;
  language?: Language;
  settings?: Partial<PublicSettings>;
  /** Id of Google's tag; none by default. */
  gtagId?: string;
  /** Configured images; by default the page draws them. */
  defaultImages?: DefaultImages;
}

const site = {
  name: "Sayara",
  operator: "Sayara SARL, 12 rue de Marseille, 1000 Tunis",
  webUrl: "http://localhost:3000",
  apiUrl: "http://localhost:4000",
  stylesheet: "",
  mapStyleUrl: "",
  publicIpUrl: "",
  worker: "",
};

/** Wraps a router in the other providers of a page: messages, site and settings. */
export function Providers({
  children,
  language = "en",
  settings,
  gtagId = "",
  defaultImages = { car: "", location: "", supplier: "" },
}: ProvidersProps) {
  // A new instance for each view, because a view may change it.
  const [i18n] = useState(() => messagesOf(language));
  return (
    <SiteContext value={{ ...site, gtagId, defaultImages }}>
      <SettingsContext value={{ ...defaultSettings, ...settings }}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </SettingsContext>
    </SiteContext>
  );
}

/** Wraps a view in its providers and a router at a URL, for tests and stories. */
export function RoutedProviders({ children, at = "/", ...providers }: ProvidersProps & { at?: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: "*", element: <CurrentView /> }], { initialEntries: [at] }),
  );
  return (
    <Providers {...providers}>
      <View value={children}>
        <RouterProvider router={router} />
      </View>
    </Providers>
  );
}

/** The router is created once and shows the view that each render passes. */
const View = createContext<ReactNode>(null);

function CurrentView() {
  return use(View);
}

function messagesOf(language: Language): I18n {
  return setupLanguage(language, testMessages(language));
}
