import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { aStatement, aStatementLine } from "../testing/aStatement.ts";
import { propertySeed } from "../testing/propertySeed.ts";
import { Statement, type StatementSettlement } from "./Statement.ts";
import { payableBalance } from "./payableBalance.ts";
import { statementDifference } from "./statementDifference.ts";
import { statementNumber, StatementNumber } from "./StatementNumber.ts";
import { statementPayment } from "./statementPayment.ts";
import { statementTotals } from "./statementTotals.ts";

const payout: StatementSettlement = {
  kind: "payout",
  at: "2026-11-20T09:00:00Z",
  reference: "VIR 7",
  change: -40,
};

test("[ST2] a number consists of series, year and sequence number", () => {
  const numbers = [
    statementNumber({ series: "RC", year: 2026, number: 1 }),
    statementNumber({ series: "RCR", year: 2027, number: 123_456 }),
  ];
  expect(numbers).toEqual(["RC-2026-00001", "RCR-2027-123456"]);
  for (const number of numbers) expect(v.is(StatementNumber, number)).toBe(true);
  for (const text of ["RC-2026-1", "FA-2026-00001", "RC-2026-00001 ", "rc-2026-00001"])
    expect(v.is(StatementNumber, text)).toBe(false);
});

test("[ST4] the sums follow from the opening balance, the lines and the settlements", () => {
  const { totals } = aStatement({
    opening: -10,
    lines: [aStatementLine(), aStatementLine({ ended: 0, commission: 0, online: 718, desk: 0 })],
    settlements: [payout],
  });
  expect(totals).toMatchObject({ rentals: 1, commission: 18, online: 781.6, desk: 254.4, settled: -40 });
  // -10 + 781.6 - 18 - 40
  expect(totals).toMatchObject({ closing: 713.6, owedToAgency: 713.6, owedByAgency: 0 });
});

test("[ST4] the sums of a statement can be recomputed from its file", () => {
  const file = JSON.stringify(aStatement({ opening: 12.34, settlements: [payout] }));
  const statement = v.parse(Statement, JSON.parse(file));
  expect(JSON.stringify(statement)).toBe(file);
  expect(statementTotals(statement)).toEqual(statement.totals);
});

test.each([
  [-49.99, { toCollect: 0, toPayOut: 0, carriedOver: -49.99 }],
  [-50, { toCollect: 50, toPayOut: 0, carriedOver: 0 }],
  [0, { toCollect: 0, toPayOut: 0, carriedOver: 0 }],
  [30, { toCollect: 0, toPayOut: 30, carriedOver: 0 }],
])("[ST5] [PR20] a balance of %d is collected, paid out or carried over", (opening, expected) => {
  expect(aStatement({ opening, lines: [] }).totals).toMatchObject(expected);
});

test("[ST5] refunds owed to drivers are not paid out to the agency", () => {
  const { totals } = aStatement({ opening: 100, lines: [], refundsOwed: 63.6 });
  expect(totals).toMatchObject({ toPayOut: 36.4, carriedOver: 63.6, owedToAgency: 100 });
  expect(aStatement({ opening: 10, lines: [], refundsOwed: 63.6 }).totals).toMatchObject({ toPayOut: 0 });
});

test("[ST6] a correction has the differences, and collects and pays out nothing", () => {
  const issued = aStatement({
    lines: [aStatementLine(), aStatementLine({ booking: other })],
    settlements: [payout],
  });
  const late = { ...payout, reference: "VIR 8" };
  const current = {
    lines: [
      aStatementLine({ commission: 0, ended: 0 }),
      aStatementLine({ booking: other }),
      aStatementLine({ booking: third, online: 0, desk: 318 }),
    ],
    settlements: [payout, late, payout],
  };
  const difference = statementDifference(current, [issued]);
  expect(difference.lines).toEqual([
    aStatementLine({ ended: -1, commission: -18, online: 0, desk: 0 }),
    aStatementLine({ booking: third, online: 0, desk: 318 }),
  ]);
  expect(difference.settlements).toEqual([late, payout]);
  const correction = aStatement({ number: "RCR-2026-00001", corrects: issued.number, ...difference });
  expect(correction.totals).toMatchObject({ rentals: 0, commission: 0, closing: -80, toCollect: 0 });
  expect(statementDifference(current, [issued, correction])).toEqual({ lines: [], settlements: [] });
});
const other = { id: "booking-2", reference: "SY-7K3Q9E" };
const third = { id: "booking-3", reference: "SY-7K3Q9F" };

test("[ST4] [LG9] the marketplace's discount raises the balance, and a correction has its difference", () => {
  const borne = aStatementLine({ discount: 31.8 });
  const issued = aStatement({ lines: [borne, aStatementLine({ booking: other })] });
  // 2 × 63.6 - 2 × 18 + 31.8
  expect(issued.totals).toMatchObject({ discount: 31.8, closing: 123 });
  expect(aStatement({ lines: [aStatementLine()] }).totals).not.toHaveProperty("discount");
  const current = [
    aStatementLine({ ended: 0, commission: 0 }),
    aStatementLine({ booking: other, discount: 10 }),
  ];
  const difference = statementDifference({ lines: current, settlements: [] }, [issued]);
  expect(difference.lines).toEqual([
    aStatementLine({ ended: -1, commission: -18, discount: -31.8, online: 0, desk: 0 }),
    aStatementLine({ booking: other, ended: 0, commission: 0, discount: 10, online: 0, desk: 0 }),
  ]);
  const correction = aStatement({ number: "RCR-2026-00001", corrects: issued.number, ...difference });
  expect(correction.totals).toMatchObject({ discount: -21.8, closing: -3.8 });
  expect(statementDifference({ lines: current, settlements: [] }, [issued, correction])).toEqual({
    lines: [],
    settlements: [],
  });
});

test.each([
  ["nothing was paid", { settled: 0, balance: -80 }, { outstanding: 80, status: "pending" }],
  ["part of it was paid", { settled: 30, balance: -50 }, { outstanding: 50, status: "pending" }],
  ["it was paid, and more is owed since", { settled: 80, balance: -200 }, paid()],
  ["online payments cover it", { settled: 0, balance: 5 }, paid()],
  ["online payments cover part of it", { settled: 0, balance: -20 }, { outstanding: 20 }],
])("[ST7] the payment of a statement follows from the ledger: %s", (_, ledger, expected) => {
  expect(statementPayment({ toCollect: 80, toPayOut: 0 }, ledger)).toMatchObject({
    direction: "collect",
    amount: 80,
    ...expected,
  });
  const mirrored = { ...ledger, balance: -ledger.balance };
  expect(statementPayment({ toCollect: 0, toPayOut: 80 }, mirrored)).toMatchObject({
    direction: "payOut",
    ...expected,
  });
});
function paid() {
  return { outstanding: 0, status: "paid" };
}

test("[ST7] a statement with nothing to collect or pay out has no payment", () => {
  expect(statementPayment({ toCollect: 0, toPayOut: 0 }, { settled: 0, balance: -40 })).toBeNull();
});

test("[ST4] [ST5] the closing balance, the debts and the carried-over amount of any statement agree", () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((hundredths) => hundredths / 100);
  const line = fc
    .record({ commission: amount, discount: amount, online: amount, desk: amount })
    .map((amounts) => aStatementLine(amounts));
  const basis = fc.record({
    opening: amount,
    lines: fc.array(line),
    settlements: fc.array(amount.map((one) => ({ ...payout, change: one }))),
    threshold: fc.integer({ min: 0, max: 200 }),
    refundsOwed: fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
  });
  const millimes = (dinars: number) => Math.round(dinars * 1000);
  fc.assert(
    fc.property(basis, (changes) => {
      const { totals, opening, threshold } = aStatement(changes);
      const { closing, owedToAgency, owedByAgency, toCollect, toPayOut, carriedOver } = totals;
      expect(millimes(closing)).toBe(
        millimes(opening) +
          millimes(totals.online) -
          millimes(totals.commission) +
          millimes(totals.discount ?? 0) +
          millimes(totals.settled),
      );
      expect(millimes(owedToAgency) - millimes(owedByAgency)).toBe(millimes(closing));
      expect(millimes(carriedOver) - millimes(toCollect) + millimes(toPayOut)).toBe(millimes(closing));
      expect(toCollect === 0 || toCollect >= threshold).toBe(true);
      expect(toPayOut).toBeLessThanOrEqual(owedToAgency);
    }),
    { seed: propertySeed("sums of a statement") },
  );
});

test.each([
  ["the whole balance", { balance: -80_500 }, 80_500],
  ["nothing if it owes nothing", { balance: 20_000 }, 0],
  [
    "the outstanding amount of a statement",
    { balance: -80_500, payment: { direction: "collect", outstanding: 30 } },
    30_000,
  ],
  [
    "nothing for a statement that pays out",
    { balance: 0, payment: { direction: "payOut", outstanding: 30 } },
    0,
  ],
  ["nothing for a statement without a payment", { balance: -80_500, payment: null }, 0],
] as const)("[DB7] an agency may pay %s", (_, owed, amount) => {
  expect(payableBalance(owed)).toBe(amount);
});
