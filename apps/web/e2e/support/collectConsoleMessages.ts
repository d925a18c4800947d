import type { Page } from "@playwright/test";
import { isErrorOrWarning } from "@sayara/tooling-browser/isErrorOrWarning";

/** Playwright's own message if a test blocks service workers. */
const blockedWorker = /Service Worker registration blocked by Playwright/;

/**
 * Returns a list that collects all errors and warnings in the page's console, uncaught exceptions and violations of the
 * Content-Security-Policy.
 */
export function collectConsoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("pageerror", (error) => messages.push(String(error)));
  page.on("console", (message) => {
    if (!isErrorOrWarning(message) || blockedWorker.test(message.text())) return;
    // The message of a failed request does not contain its URL.
    messages.push(`${message.text()} (${message.location().url})`);
  });
  return messages;
}
