import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";
import { isComplaint } from "@sayara/tooling-browser/isComplaint";

interface JourneyFixtures {
  /** Console messages that a journey causes on purpose. */
  expectedComplaints: RegExp[];
  /** The API's address, for the mailbox and a second driver. */
  apiUrl: string;
  /** Fails on axe's findings against WCAG 2.2 AA in the page's current state. */
  expectAccessible(): Promise<void>;
  quietConsole: void;
}

/** Playwright's `test` that also fails on console messages, and provides axe. */
export const journey = base.extend<JourneyFixtures>({
  expectedComplaints: [[], { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
  apiUrl: async ({}, provide) => {
    await provide(process.env.E2E_API_URL ?? "http://localhost:4000");
  },
  expectAccessible: async ({ page }, provide) => {
    await provide(() => expectAccessible(page));
  },
  quietConsole: [
    async ({ page, expectedComplaints }, provide) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (isComplaint(message) && !blockedWorker.test(message.text())) complaints.push(message.text());
      });
      await provide();
      const isExpected = (complaint: string) => expectedComplaints.some((pattern) => pattern.test(complaint));
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Playwright's own message where a journey blocks service workers. */
const blockedWorker = /Service Worker registration blocked by Playwright/;

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const places = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
  expect(places).toEqual([]);
}
