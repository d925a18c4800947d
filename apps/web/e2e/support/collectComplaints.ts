import type { Page } from "@playwright/test";
import { isComplaint } from "@sayara/tooling-browser/isComplaint";

/** Playwright's own message where a test blocks service workers. */
const blockedWorker = /Service Worker registration blocked by Playwright/;

/**
 * Returns a list to which every error and warning of the page's console is added, with exceptions that nothing caught
 * and violations of the content security policy.
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (isComplaint(message) && !blockedWorker.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
