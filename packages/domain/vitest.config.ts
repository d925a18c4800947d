import { defineConfig } from "vitest/config";

export default defineConfig({
  // Forks, not threads: tests change `process.env.TZ`, which has no effect in a thread.
  test: {
    include: ["src/**/*.test.ts"],
    pool: "forks",
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
