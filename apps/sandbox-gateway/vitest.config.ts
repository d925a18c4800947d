import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,browser}/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
