import { expect, test } from "vitest";
import { accountHeldUntil, payoutDue, payoutObstacle } from "./payoutDue.ts";

const basis = { asked: 400_000, paidOut: 0, balance: 400_000, owedToDrivers: 0, prepared: 0 };

test.each([
  ["the amount that the statement pays out", {}, 400_000],
  ["less the amount paid since", { paidOut: 150_000, balance: 250_000 }, 250_000],
  ["nothing once it is paid, whatever the current month earned", { paidOut: 400_000, balance: 90_000 }, 0],
  ["at most the agency's balance", { balance: 120_000 }, 120_000],
  ["less refunds owed to drivers", { owedToDrivers: 30_000 }, 370_000],
  ["less the amount in a file for the bank", { prepared: 400_000 }, 0],
  ["again what the bank returned since", { asked: 0, paidOut: -80_000, balance: 80_000 }, 80_000],
  ["nothing if the agency owes money", { balance: -20_000 }, 0],
])("[PO3] the payout due is %s", (_, changes, due) => {
  expect(payoutDue({ ...basis, ...changes })).toBe(due);
});

test("[PO3] an agency with a new account, no account or a prepared payout cannot be paid", () => {
  const heldUntil = accountHeldUntil(new Date("2026-12-01T10:00:00Z"), 48);
  const at = (time: string, isPrepared = false) => payoutObstacle({ heldUntil, isPrepared }, new Date(time));
  expect(at("2026-12-03T09:59:59Z")).toBe("account_changed");
  expect(at("2026-12-03T10:00:00Z")).toBeNull();
  expect(at("2026-12-03T10:00:00Z", true)).toBe("prepared");
  expect(payoutObstacle({ heldUntil: null, isPrepared: false }, new Date())).toBe("no_account");
});
