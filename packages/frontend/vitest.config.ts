import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    lingui({ configPath }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
  test: {
    include: ["{src,vite}/**/*.test.{ts,tsx}"],
    setupFiles: ["src/testing/setUpTests.ts", "src/testing/stubMatchMedia.ts", "src/testing/waitLonger.ts"],
    restoreMocks: true,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
