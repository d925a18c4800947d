import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mapLand } from "@sayara/frontend/vite/mapLand";
import { sitePages } from "../vite/sitePages.ts";
import { siteTexts } from "../vite/siteTexts.ts";
import { messagesOfPages } from "@sayara/frontend/vite/messagesOfPages";

const configPath = fileURLToPath(new URL("lingui.config.ts", import.meta.url));

export default {
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: [
    "../app/**/*.stories.tsx",
    "../../portal/app/**/*.stories.tsx",
    "../../../packages/{frontend,ui}/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      mapLand(),
      siteTexts(),
      messagesOfPages(sitePages),
      lingui({ configPath }),
      babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
    ],
  }),
} satisfies StorybookConfig;
