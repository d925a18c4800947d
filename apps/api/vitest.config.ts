import { defineConfig } from "vitest/config";

/** Suffixes of files that only the faults run includes (`--mode faults`). */
const faults = "src/**/*.{fault,fuzz,kill,model,soak}.test.ts";

export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === "faults"
      ? { include: [faults] }
      : { include: ["src/**/*.test.ts"], exclude: [faults, "**/node_modules/**"] }),
    setupFiles: ["src/testing/setUp.ts"],
    // Importing the API again for each file takes as much CPU time as its tests.
    isolate: false,
    // Each worker may run a PGlite of some hundred megabytes. Many tests wait for the database, so three workers share
    // two cores. A faults test starts processes and has time limits, so it runs alone.
    maxWorkers: mode === "faults" ? 1 : 3,
    // On a busy machine, milliseconds become seconds.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: mode === "faults" ? 180_000 : 120_000,
    hookTimeout: 120_000,
  },
}));
