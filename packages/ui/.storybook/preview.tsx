import type { Preview } from "@storybook/react-vite";
import "../src/theme/global.css.ts";
import { DocsPage } from "./DocsPage.tsx";
import "./docs.css";
import { inLanguage } from "./inLanguage.tsx";

/** Sets the same theme attribute as the website; `?globals=theme:dark;language:fr` selects theme and language by URL. */
const preview: Preview = {
  initialGlobals: { theme: "light", language: "en" },
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
          { value: "en", title: "English" },
          { value: "fr", title: "Français" },
          { value: "es", title: "Español" },
          { value: "el", title: "Ελληνικά: components' own words" },
        ],
        dynamicTitle: true,
      },
    },
  },
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: { storySort: { order: ["Theme", "Actions", "Fields", "Money"] } },
  },
  decorators: [
    inLanguage,
    (Story, { globals, parameters }) => {
      document.documentElement.dataset["theme"] = String(globals["theme"]);
      document.documentElement.lang = String(parameters["language"] ?? globals["language"]);
      return <Story />;
    },
  ],
};

export default preview;
