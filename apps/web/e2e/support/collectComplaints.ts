import type { Page } from "@playwright/test";
import { isComplaint } from "@sayara/tooling-browser/isComplaint";

/** Playwright's own message if a test blocks service workers. */
const blockedWorker = /Service Worker registration blocked by Playwright/;

/**
 * Returns a list that collects all errors and warnings in the page's console, uncaught exceptions and violations of the
 * Content-Security-Policy.
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (isComplaint(message) && !blockedWorker.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
