import { expect, test } from "vitest";
import { agencyDeadline, nextSteps } from "./nextSteps.ts";

const now = new Date("2026-11-20T12:00:00Z");
const pending = {
  status: "pending",
  createdAt: "2026-11-20T12:00:00Z",
  holdExpiresAt: "2026-11-20T14:00:00.000Z",
  from: "2026-12-01T09:00:00Z",
  to: "2026-12-04T09:00:00Z",
  guestConfirmation: "awaited",
} as const;
const stepsOf = (booking: Parameters<typeof nextSteps>[0]) => nextSteps(booking, now).map(({ step }) => step);

test("a guest's first step is to confirm; the agency's response follows", () => {
  expect(nextSteps(pending, now).slice(0, 2)).toEqual([
    { step: "guestConfirms", by: "2026-11-20T14:00:00.000Z" },
    { step: "agencyAnswers", by: "2026-11-22T12:00:00.000Z" },
  ]);
});

test("after the guest's confirmation, the next step is the agency's response", () => {
  const confirmed = {
    ...pending,
    guestConfirmation: "given",
    holdExpiresAt: "2026-11-22T12:00:00.000Z",
  } as const;
  expect(stepsOf(confirmed)).toEqual(["agencyAnswers", "pickUp", "dropOff"]);
});

test("a signed-in driver needs no confirmation", () => {
  expect(stepsOf({ ...pending, guestConfirmation: null })).not.toContain("guestConfirms");
});

test("a request shortly before pick-up also requires the guest's confirmation", () => {
  const onShortNotice = { ...pending, from: "2026-11-20T15:00:00Z", holdExpiresAt: "2026-11-20T13:00:00Z" };
  expect(stepsOf(onShortNotice)[0]).toBe("guestConfirms");
});

test("the agency's deadline is at the latest two hours before pick-up", () => {
  expect(agencyDeadline({ ...pending, from: "2026-11-20T20:00:00Z" })).toBe("2026-11-20T18:00:00.000Z");
});

test("the next steps of a confirmed booking are pick-up and drop-off", () => {
  expect(stepsOf({ ...pending, status: "reserved", holdExpiresAt: null })).toEqual(["pickUp", "dropOff"]);
});

test("during the rental the next step is the drop-off", () => {
  const during = new Date("2026-12-02T09:00:00Z");
  expect(nextSteps({ ...pending, status: "paid" }, during).map(({ step }) => step)).toEqual(["dropOff"]);
});

test.each(["cancelled", "void"] as const)("a %s booking has no steps", (status) => {
  expect(nextSteps({ ...pending, status }, now)).toEqual([]);
});
