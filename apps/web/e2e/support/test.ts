import { expect, test as base } from "@playwright/test";
import type { Language } from "@sayara/domain/language/Language";
import { storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { collectConsoleMessages } from "./collectConsoleMessages.ts";
import { findAxeViolations } from "./screens/findAxeViolations.ts";
import { type Messages, messagesIn } from "./messagesIn.ts";

export interface TestOptions {
  /** The visitor's stored language: French, unless the full matrix sets another one. */
  language: Language;
}

interface TestFixtures extends TestOptions {
  /** The site's messages in the visitor's language. */
  messages: Messages;
  /** Console messages that a test causes on purpose. */
  expectedConsoleMessages: RegExp[];
  /** URL of the API, for the mailbox and a second driver. */
  apiUrl: string;
  portalUrl: string;
  /** Fails if axe finds violations of WCAG 2.2 AA in the current state of the page. */
  expectAccessible(): Promise<void>;
  quietConsole: void;
}

/** Playwright's `test`, extended with axe. Also fails on unexpected console messages. */
export const test = base.extend<TestFixtures>({
  expectedConsoleMessages: [[], { option: true }],
  language: ["fr", { option: true }],
  messages: async ({ language }, provide) => provide(await messagesIn(language)),
  context: async ({ context, language, baseURL }, provide) => {
    // French is the default and is not stored.
    if (language !== "fr" && baseURL !== undefined)
      await context.addCookies([{ name: storedLanguageName, value: language, url: baseURL }]);
    await provide(context);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
  apiUrl: async ({}, provide) => {
    await provide(process.env.E2E_API_URL ?? "http://localhost:4000");
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
  portalUrl: async ({}, provide) => {
    await provide(process.env.E2E_PORTAL_URL ?? "http://localhost:3001");
  },
  expectAccessible: async ({ page }, provide) => {
    await provide(async () => expect(await findAxeViolations(page)).toEqual([]));
  },
  quietConsole: [
    async ({ page, expectedConsoleMessages }, provide) => {
      const consoleMessages = collectConsoleMessages(page);
      await provide();
      const isExpected = (message: string) =>
        expectedConsoleMessages.some((pattern) => pattern.test(message));
      expect(consoleMessages.filter((message) => !isExpected(message))).toEqual([]);
    },
    { auto: true },
  ],
});
