import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { messagesOfPages } from "@sayara/frontend/vite/messagesOfPages";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { portalPages } from "./vite/portalPages.ts";

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));
const shared = (name: string) => fileURLToPath(import.meta.resolve(`@sayara/frontend/testing/${name}`));

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    messagesOfPages(portalPages),
    lingui({ configPath }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
  test: {
    include: ["{app,server,worker}/**/*.test.{ts,tsx}"],
    setupFiles: ["app/testing/setUpTests.ts", shared("stubMatchMedia"), shared("waitLonger")],
    restoreMocks: true,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
