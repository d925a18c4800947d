import { defineConfig } from "@playwright/test";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";

const laptop = { name: "laptop", use: { viewport: { width: 1280, height: 800 } } };
const otherWidths = [
  { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  { name: "tablet", use: { viewport: { width: 768, height: 1024 } } },
];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./e2e/startServers.ts",
  outputDir: "test-results/journeys",
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A machine that stood still for a moment may cost one attempt; the full matrix forgives nothing.
  retries: process.env.FULL ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: process.env.FULL ? [laptop, ...otherWidths] : [laptop],
  use: {
    // Set by globalSetup, before any worker reads this file again.
    ...(process.env.E2E_WEB_URL ? { baseURL: process.env.E2E_WEB_URL } : {}),
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    locale: "fr-FR",
    timezoneId: "Africa/Tunis",
    trace: "retain-on-failure",
  },
});
