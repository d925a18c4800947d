import { defineConfig } from "vitest/config";

/** Roles of files that only the faults run takes (`--mode faults`). */
const faults = "src/**/*.{fault,fuzz,kill,model,soak}.test.ts";

export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === "faults"
      ? { include: [faults] }
      : { include: ["src/**/*.test.ts"], exclude: [faults, "**/node_modules/**"] }),
    setupFiles: ["src/testing/setUp.ts"],
    // Importing the API anew for each file takes as much processor time as its tests.
    isolate: false,
    // Each worker may hold a PGlite of some hundred megabytes. Many tests wait for the database, so three share two
    // cores; a faults test starts processes of its own and has limits of time, so it runs alone.
    maxWorkers: mode === "faults" ? 1 : 3,
    // A busy machine takes seconds for what a quiet one does in milliseconds.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: mode === "faults" ? 180_000 : 120_000,
    hookTimeout: 120_000,
  },
}));
