import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { documentScripts } from "./vite/documentScripts.ts";
import { mapLand } from "@sayara/frontend/vite/mapLand";
import { sitePages } from "./vite/sitePages.ts";
import { siteTexts } from "./vite/siteTexts.ts";
import { messagesOfPages } from "@sayara/frontend/vite/messagesOfPages";

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));
const shared = (name: string) => fileURLToPath(import.meta.resolve(`@sayara/frontend/testing/${name}`));

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    documentScripts(),
    mapLand(),
    siteTexts(),
    messagesOfPages(sitePages),
    lingui({ configPath }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
  test: {
    include: ["app/**/*.test.{ts,tsx}", "{server,vite,worker,e2e,screenshots}/**/*.test.ts"],
    setupFiles: ["app/testing/clearBrowser.ts", shared("stubMatchMedia"), shared("waitLonger")],
    restoreMocks: true,
    // One worker per file would take three times the CPU time.
    isolate: false,
    // On a busy machine, milliseconds of work can take seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
