import { expect, test } from "vitest";
import { agencyDeadline, nextSteps } from "./nextSteps.ts";

const now = new Date("2026-11-20T12:00:00Z");
const pending = {
  status: "pending",
  createdAt: "2026-11-20T12:00:00Z",
  holdExpiresAt: "2026-11-20T14:00:00.000Z",
  from: "2026-12-01T09:00:00Z",
  to: "2026-12-04T09:00:00Z",
} as const;
const stepsOf = (...[booking, viewer]: Parameters<typeof nextSteps>) =>
  nextSteps(booking, viewer).map(({ step }) => step);

test("a guest first opens the mailed link, then the agency answers", () => {
  expect(nextSteps(pending, { isGuest: true, now }).slice(0, 2)).toEqual([
    { step: "openMailedLink", by: "2026-11-20T14:00:00.000Z" },
    { step: "agencyAnswers", by: "2026-11-22T12:00:00.000Z" },
  ]);
});

test("once the link was opened only the agency is waited for", () => {
  const opened = { ...pending, holdExpiresAt: "2026-11-22T12:00:00.000Z" };
  expect(stepsOf(opened, { isGuest: true, now })).toEqual(["agencyAnswers", "pickUp", "dropOff"]);
});

test("a signed-in driver has no link to open", () => {
  expect(stepsOf(pending, { isGuest: false, now })).not.toContain("openMailedLink");
});

test("the agency answers two hours before pick-up at the latest", () => {
  expect(agencyDeadline({ ...pending, from: "2026-11-20T20:00:00Z" })).toBe("2026-11-20T18:00:00.000Z");
});

test("a confirmed booking leads to pick-up and drop-off", () => {
  expect(stepsOf({ ...pending, status: "reserved", holdExpiresAt: null }, { isGuest: true, now })).toEqual([
    "pickUp",
    "dropOff",
  ]);
});

test("during the rental only the drop-off is ahead", () => {
  const during = new Date("2026-12-02T09:00:00Z");
  expect(stepsOf({ ...pending, status: "paid" }, { isGuest: false, now: during })).toEqual(["dropOff"]);
});

test.each(["cancelled", "void"] as const)("a %s booking has nothing ahead", (status) => {
  expect(nextSteps({ ...pending, status }, { isGuest: true, now })).toEqual([]);
});
