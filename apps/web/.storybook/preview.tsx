import type { Messages } from "@lingui/core";
import { directionOf } from "@sayara/domain/language/directionOf";
import { languages } from "@sayara/domain/language/Language";
import { configureFrontend } from "@sayara/frontend/configuration/configureFrontend";
import { setTestMessages } from "@sayara/frontend/testing/testMessages";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import "@sayara/ui/theme/global.css";
import "./docs.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { inLanguage } from "../../../packages/ui/tests/inLanguage.tsx";
import { serverI18n } from "#web/language/serverI18n.ts";
import { siteConfiguration } from "#web/session/siteConfiguration.ts";
import { DocsPage } from "./DocsPage.tsx";

configureFrontend(siteConfiguration);
// A busy machine may take seconds for work that otherwise takes milliseconds.
configure({ asyncUtilTimeout: 20_000 });
const portalCatalogues = import.meta.glob<{ messages: Messages }>("../../portal/app/**/locales/*.po", {
  eager: true,
});
setTestMessages((language) => {
  const ofPortal = Object.entries(portalCatalogues).filter(([path]) => path.endsWith(`/${language}.po`));
  return Object.assign({}, ...ofPortal.map(([, { messages }]) => messages), serverI18n(language).messages);
});

/** Renders every story, including those of the component package, in any language and theme. */
const preview: Preview = {
  initialGlobals: { theme: "light", language: "fr" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "mirror",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: "Language",
      toolbar: {
        icon: "globe",
        items: [
          ...languages.map((value) => ({ value, title: languageNames[value] })),
          { value: "el", title: "Ελληνικά: components' own words" },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: { page: DocsPage },
    layout: "fullscreen",
    options: { storySort: { order: ["Theme", "Actions", "Fields", "Money"] } },
  },
  decorators: [
    (Story, context) => {
      const isOfPackage = String(context.parameters["fileName"]).includes("packages/ui/");
      return isOfPackage ? inLanguage(Story, context) : <Story />;
    },
    (Story, { globals }) => {
      const language = asLanguage(String(globals["language"])) ?? "fr";
      document.documentElement.dataset["theme"] = String(globals["theme"]);
      document.documentElement.lang = language;
      document.documentElement.dir = directionOf(language);
      return (
        <RoutedProviders key={language} language={language}>
          <Story />
        </RoutedProviders>
      );
    },
  ],
};

export default preview;
