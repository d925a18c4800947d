import { defineConfig } from "@playwright/test";
import { defaultLanguage, languages } from "@sayara/domain/language/Language";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import type { TestOptions } from "./e2e/support/test.ts";

const laptop = { name: "laptop", use: { viewport: { width: 1280, height: 800 } } };
const otherLanguages = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => ({
    name: `laptop in ${language}`,
    testMatch: /\/(search|listings|map)\.e2e\.ts$/,
    grepInvert: /@faults/,
    use: { ...laptop.use, language },
  }));
const otherWidths = [
  { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  { name: "tablet", use: { viewport: { width: 768, height: 1024 } } },
].map((project) => ({ ...project, grepInvert: /@faults/ }));
/** Requests to the built servers, without a page. */
const http = { name: "http", testMatch: "**/*.http.ts" };

/** The full run sets `FULL`, the faults run `FAULTS`. The test command leaves both out (e2e/support/runs.ts). */
const projects = {
  short: [{ ...laptop, grepInvert: /@full|@faults/ }, http],
  full: [{ ...laptop, grepInvert: /@faults/ }, http, ...otherWidths, ...otherLanguages],
  faults: [{ ...laptop, grep: /@faults/ }],
};

export default defineConfig<TestOptions>({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./e2e/support/servers/startServers.ts",
  outputDir: "test-results/journeys",
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A worker waits for servers and mails during a third of its time. The faults run has fewer workers,
  // because its tests start whole fleets.
  workers: process.env.FAULTS ? 2 : 3,
  retries: 0,
  // Twice what a slow machine needs: a longer timeout costs nothing unless it is used.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: process.env.FAULTS ? projects.faults : process.env.FULL ? projects.full : projects.short,
  use: {
    // Set by globalSetup before the workers read this file.
    ...(process.env.E2E_WEB_URL ? { baseURL: process.env.E2E_WEB_URL } : {}),
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    locale: "fr-FR",
    timezoneId: "Africa/Tunis",
    // Enabled only in the e2e tests about the worker; elsewhere it would hide requests from `page.route`.
    serviceWorkers: "block",
    // Recording each attempt takes 30 % of the CPU time.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
});
