import { expect, test as base } from "@playwright/test";
import { collectComplaints } from "./collectComplaints.ts";
import { findAxeViolations } from "./findAxeViolations.ts";

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
    await provide(async () => expect(await findAxeViolations(page)).toEqual([]));
  },
  quietConsole: [
    async ({ page, expectedComplaints }, provide) => {
      const complaints = collectComplaints(page);
      await provide();
      const isExpected = (complaint: string) => expectedComplaints.some((pattern) => pattern.test(complaint));
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});
