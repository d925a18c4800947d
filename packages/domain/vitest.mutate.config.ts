import { defineConfig } from "vitest/config";

/** For mutation testing: the tests of rules. Those of the package as a whole bundle it or start processes. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: ["src/testing/{bundle,fuzz,readme}.test.ts"],
    testTimeout: 30_000,
  },
});
