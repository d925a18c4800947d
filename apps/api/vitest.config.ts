import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,bench}/**/*.test.ts"],
    // Each worker may hold a PGlite of some hundred megabytes. Many tests wait for time limits, so three share two cores.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
