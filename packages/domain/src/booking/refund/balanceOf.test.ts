import { expect, test } from "vitest";
import { type BalanceRecords, balanceOf } from "./balanceOf.ts";

const paid = (...amounts: number[]) => amounts.map((amount) => ({ amount }));
const returned = (amount: number, state: BalanceRecords["refunds"][number]["state"] = "succeeded") => [
  { amount, state },
];
const reserved = { status: "reserved", total: 318, payments: [], refunds: [] } as const;

test("[BK8] the sum due is the total minus payments", () => {
  expect(balanceOf({ ...reserved, payments: paid(100.1, 0.2) })).toEqual({
    paid: 100.3,
    returned: 0,
    owed: 0,
    kept: 100.3,
    due: 217.7,
  });
});

test("[BK8] refunds are subtracted from payments", () => {
  const balance = { paid: 318, returned: 18, owed: 0, kept: 300, due: 18 };
  expect(balanceOf({ ...reserved, payments: paid(318), refunds: returned(18) })).toEqual(balance);
});

test.each(["requested", "failed", "unknown"] as const)(
  "[BK12] a refund in state %s is owed: it counts as neither returned nor kept",
  (state) => {
    const balance = { paid: 318, returned: 0, owed: 18, kept: 300, due: 18 };
    expect(balanceOf({ ...reserved, payments: paid(318), refunds: returned(18, state) })).toEqual(balance);
  },
);

test("[BK12] the kept sum is 0, never negative, if old refunds exceed the payments", () => {
  const refunds = [...returned(246, "failed"), ...returned(318, "requested")];
  expect(balanceOf({ ...reserved, status: "cancelled", payments: paid(318), refunds })).toMatchObject({
    owed: 564,
    kept: 0,
  });
});

test("[BK8] the sum due is at least 0, and 0 for a cancelled booking", () => {
  expect(balanceOf({ ...reserved, total: 300, payments: paid(318) }).due).toBe(0);
  expect(balanceOf({ ...reserved, status: "cancelled" }).due).toBe(0);
});

test.each(["paid", "deposit", "reserved", "pending", "void"] as const)(
  "[BK8] only records count: without them, the whole total of a booking in status %s is due",
  (status) => {
    expect(balanceOf({ ...reserved, status })).toEqual({
      paid: 0,
      returned: 0,
      owed: 0,
      kept: 0,
      due: 318,
    });
  },
);
