import { defineConfig } from "@playwright/test";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import type { JourneyOptions } from "./e2e/journey.ts";

const laptop = { name: "laptop", use: { viewport: { width: 1280, height: 800 } } };
const otherLanguages = (["en", "es"] as const).map((language) => ({
  name: `laptop in ${language}`,
  testMatch: /\/(search|listings|map)\.e2e\.ts$/,
  use: { ...laptop.use, language },
}));
const otherWidths = [
  { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  { name: "tablet", use: { viewport: { width: 768, height: 1024 } } },
];

export default defineConfig<JourneyOptions>({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./e2e/startServers.ts",
  outputDir: "test-results/journeys",
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A pause of the machine may fail one attempt; the full matrix retries nothing (decision 0016).
  retries: process.env.FULL ? 0 : 1,
  // Twice what a slow machine needs: a longer wait costs nothing where it is not needed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: process.env.FULL ? [laptop, ...otherWidths, ...otherLanguages] : [laptop],
  use: {
    // Set by globalSetup before the workers read this file.
    ...(process.env.E2E_WEB_URL ? { baseURL: process.env.E2E_WEB_URL } : {}),
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    locale: "fr-FR",
    timezoneId: "Africa/Tunis",
    // Allowed in the journeys about it; elsewhere it would hide requests from `page.route`.
    serviceWorkers: "block",
    // Recording each first attempt costs 30 % of the processor time (decision 0056).
    trace: "on-first-retry",
  },
});
