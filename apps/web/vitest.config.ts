import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { documentScripts } from "./vite/documentScripts.ts";
import { mapLand } from "./vite/mapLand.ts";
import { siteTexts } from "./vite/siteTexts.ts";
import { messagesOfPages } from "./vite/messagesOfPages.ts";

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    documentScripts(),
    mapLand(),
    siteTexts(),
    messagesOfPages(),
    lingui({ configPath }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
  test: {
    include: ["app/**/*.test.{ts,tsx}", "{server,vite,worker,e2e,screenshots}/**/*.test.ts"],
    setupFiles: ["app/testing/clearBrowser.ts", "app/testing/stubMatchMedia.ts", "app/testing/waitLonger.ts"],
    restoreMocks: true,
    // One worker per file would take three times the CPU time.
    isolate: false,
    // On a busy machine, milliseconds of work can take seconds.
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
