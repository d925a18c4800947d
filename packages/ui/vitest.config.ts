import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { readmeExample } from "./tests/readmeExample.ts";

export default defineConfig({
  plugins: [readmeExample(), react(), vanillaExtractPlugin({ identifiers: "short" })],
  test: {
    environment: "jsdom",
    include: ["{src,tests}/**/*.test.{ts,tsx}"],
    setupFiles: ["./tests/setUp.ts"],
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    isolate: false,
  },
});
