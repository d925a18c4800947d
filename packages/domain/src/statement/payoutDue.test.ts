import { expect, test } from "vitest";
import { accountHeldUntil, payoutDue, payoutObstacle } from "./payoutDue.ts";

const basis = { asked: 400_000, paidOut: 0, balance: 400_000, owedToDrivers: 0, prepared: 0 };

test.each([
  ["what the statement pays out", {}, 400_000],
  ["without what was paid since", { paidOut: 150_000, balance: 250_000 }, 250_000],
  ["nothing once it is paid, whatever the present month earned", { paidOut: 400_000, balance: 90_000 }, 0],
  ["at most the balance", { balance: 120_000 }, 120_000],
  ["without refunds that are owed to drivers", { owedToDrivers: 30_000 }, 370_000],
  ["without what a file for the bank has", { prepared: 400_000 }, 0],
  ["again what came back after the month's end", { asked: 0, paidOut: -80_000, balance: 80_000 }, 80_000],
  ["nothing where the agency owes money", { balance: -20_000 }, 0],
])("[PO3] is due: %s", (_, changes, due) => {
  expect(payoutDue({ ...basis, ...changes })).toBe(due);
});

test("[PO3] an agency is paid with an account that is not new, once at a time", () => {
  const heldUntil = accountHeldUntil(new Date("2026-12-01T10:00:00Z"), 48);
  const at = (time: string, isPrepared = false) => payoutObstacle({ heldUntil, isPrepared }, new Date(time));
  expect(at("2026-12-03T09:59:59Z")).toBe("account_changed");
  expect(at("2026-12-03T10:00:00Z")).toBeNull();
  expect(at("2026-12-03T10:00:00Z", true)).toBe("prepared");
  expect(payoutObstacle({ heldUntil: null, isPrepared: false }, new Date())).toBe("no_account");
});
