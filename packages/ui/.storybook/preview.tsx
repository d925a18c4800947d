import type { Preview } from "@storybook/react-vite";
import "../src/theme/global.css.ts";
import { DocsPage } from "./DocsPage.tsx";
import "./docs.css";

/** Sets the same theme attribute as the website; `?globals=theme:dark` selects a theme by URL. */
const preview: Preview = {
  initialGlobals: { theme: "light" },
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
  },
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: { storySort: { order: ["Theme", "Actions", "Fields", "Money"] } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.dataset["theme"] = String(globals["theme"]);
      document.documentElement.lang = String(parameters["language"] ?? "en");
      return <Story />;
    },
  ],
};

export default preview;
