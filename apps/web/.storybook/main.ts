import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mapLand } from "../vite/mapLand.ts";
import { siteTexts } from "../vite/siteTexts.ts";
import { messagesOfPages } from "../vite/messagesOfPages.ts";

const configPath = fileURLToPath(new URL("../lingui.config.ts", import.meta.url));

export default {
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../app/**/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      mapLand(),
      siteTexts(),
      messagesOfPages(),
      lingui({ configPath }),
      babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
    ],
  }),
} satisfies StorybookConfig;
