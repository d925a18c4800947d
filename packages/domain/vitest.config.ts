import { defineConfig } from "vitest/config";

export default defineConfig({
  // Processes, not threads: tests change `process.env.TZ`, which a thread cannot.
  test: { include: ["src/**/*.test.ts"], pool: "forks", isolate: false, testTimeout: 30_000 },
});
