import { defineConfig } from "vitest/config";

/** For mutation testing: runs only the tests of rules. Package-wide tests bundle the package or start processes. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: ["src/testing/{bundle,fuzz,readme}.test.ts"],
    testTimeout: 30_000,
  },
});
