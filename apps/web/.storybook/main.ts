import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { landOfTheMap } from "../vite/landOfTheMap.ts";
import { siteTexts } from "../vite/siteTexts.ts";
import { wordsOfPages } from "../vite/wordsOfPages.ts";

const configPath = fileURLToPath(new URL("../lingui.config.ts", import.meta.url));

const pages = ["../app/**/*.stories.tsx"];
const components = ["../../../packages/ui/src/**/*.stories.tsx"];

export default {
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  // In development the package's components too; its own Storybook documents and tests them.
  stories: process.env["NODE_ENV"] === "development" ? [...pages, ...components] : pages,
  addons: ["@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      landOfTheMap(),
      siteTexts(),
      wordsOfPages(),
      lingui({ configPath }),
      babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
    ],
  }),
} satisfies StorybookConfig;
