import { expect, test } from "vitest";
import { debtAge, debtReminderDue, debtStatus, isDebtOverdue, isFollowUpDue } from "./debt.ts";

const timeZone = "Africa/Tunis";

test.each([
  [{ outstanding: 80 }, null, "unpaid"],
  [{ outstanding: 80 }, "2026-12-09", "follow_up"],
  [{ outstanding: 30 }, null, "partial"],
  [{ outstanding: 30 }, "2026-12-09", "partial"],
  [{ outstanding: 0 }, "2026-12-09", "paid"],
] as const)("[DB1] a debt of 80 dinars, %o with a follow-up on %s, is %s", (changes, followUpOn, status) => {
  expect(debtStatus({ direction: "collect", amount: 80, ...changes }, { followUpOn })).toBe(status);
});

test("[DB1] a statement without an amount to collect is not a debt", () => {
  const options = { followUpOn: null };
  expect(debtStatus(null, options)).toBeNull();
  expect(debtStatus({ direction: "payOut", amount: 80, outstanding: 80 }, options)).toBeNull();
});

// 00:10 on 1 December in Tunis.
const issuedAt = new Date("2026-11-30T23:10:00Z");

test.each([
  ["2026-12-07T10:00:00Z", null, null, null],
  ["2026-12-08T07:59:00Z", null, null, null],
  ["2026-12-08T08:00:00Z", null, null, 7],
  ["2026-12-08T20:00:00Z", null, null, null],
  ["2026-12-09T10:00:00Z", null, 7, null],
  ["2026-12-16T10:00:00Z", null, 7, 15],
  ["2026-12-30T10:00:00Z", null, null, 25],
  ["2026-12-30T10:00:00Z", null, 25, null],
  ["2026-12-16T10:00:00Z", "2026-12-17", 7, null],
  ["2026-12-17T10:00:00Z", "2026-12-17", 7, 15],
])(
  "[DB3] at %s, with a follow-up on %s and a last reminder after %s days, the reminder due is that of %s days",
  (now, followUpOn, remindedDays, due) => {
    const options = { now: new Date(now), timeZone };
    expect(debtReminderDue({ issuedAt, followUpOn, remindedDays }, options)).toBe(due);
  },
);

test("[DB3] the days of reminders are configurable; without any, no reminder is due", () => {
  const options = { now: new Date("2026-12-30T10:00:00Z"), timeZone };
  const debt = { issuedAt, followUpOn: null, remindedDays: null };
  expect(debtReminderDue(debt, options, [10, 20, 60])).toBe(20);
  expect(debtReminderDue(debt, options, [])).toBeNull();
});

test("[DB6] a follow-up is due from its day on", () => {
  expect(isFollowUpDue(null, "2026-06-12")).toBe(false);
  expect(isFollowUpDue("2026-06-13", "2026-06-12")).toBe(false);
  expect(isFollowUpDue("2026-06-12", "2026-06-12")).toBe(true);
});

test("[DB5] a debt is overdue from the age of the first reminder", () => {
  expect(debtAge(issuedAt, { now: new Date("2026-12-07T22:59:00Z"), timeZone })).toBe(6);
  expect([6, 7].map((age) => isDebtOverdue(age))).toEqual([false, true]);
  expect([9, 10].map((age) => isDebtOverdue(age, [10, 20]))).toEqual([false, true]);
  expect(isDebtOverdue(7, [])).toBe(true);
});
