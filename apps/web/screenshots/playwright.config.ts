import { defineConfig } from "@playwright/test";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";

/** Screenshots of the main pages (decision 0079). Run by `pnpm screenshots`, not by the test command. */
export default defineConfig({
  testDir: ".",
  testMatch: "pages.e2e.ts",
  globalSetup: "./startServers.ts",
  outputDir: "../test-results/screenshots",
  snapshotPathTemplate: "{testDir}/accepted/{arg}{ext}",
  reporter: [["line"], ["html", { outputFolder: "../test-results/screenshots-report", open: "never" }]],
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // The theme's adjacent colours differ by more than 0.05.
    toHaveScreenshot: { scale: "device", threshold: 0.05, stylePath: "./pictures.css" },
  },
  use: {
    ...(process.env.SCREENSHOTS_WEB_URL ? { baseURL: process.env.SCREENSHOTS_WEB_URL } : {}),
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    // Half a pixel per CSS pixel: text is still readable, and a screenshot has a quarter of the bytes.
    deviceScaleFactor: 0.5,
    locale: "fr-FR",
    timezoneId: "Africa/Tunis",
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
  },
});
