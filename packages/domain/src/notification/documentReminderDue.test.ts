import { expect, test } from "vitest";
import { documentReminderDue } from "./documentReminderDue.ts";

test("[DC5] the latest reminder of those 30, 7 and 1 days before a document expires is due; none after that day", () => {
  const dueOn = (today: string) => documentReminderDue("2026-12-31", today);
  expect(dueOn("2026-11-30")).toBeNull();
  expect(dueOn("2026-12-01")).toBe(30);
  expect(dueOn("2026-12-23")).toBe(30);
  expect(dueOn("2026-12-24")).toBe(7);
  expect(dueOn("2026-12-30")).toBe(1);
  expect(dueOn("2026-12-31")).toBe(1);
  expect(dueOn("2027-01-01")).toBeNull();
});
