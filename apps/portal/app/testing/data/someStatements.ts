import type { MonthStatement } from "@sayara/api-client/contract/statements/monthStatements";
import type { StatementSummary } from "@sayara/api-client/contract/statements/StatementSummary";
import type { SupplierStatement } from "@sayara/api-client/contract/statements/supplierStatements";
import type { Statement } from "@sayara/domain/statement/Statement";
import { aStatement, aStatementLine } from "@sayara/domain/testing/aStatement";

const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/** Returns a statement as the API lists it. */
function summaryOf(
  id: string,
  content: Statement,
  payment: StatementSummary["payment"] = null,
): StatementSummary {
  const { number, corrects, month, issuedAt, currency, totals } = content;
  return { id, number, corrects, month, issuedAt, currency, sha256, totals, payment };
}

const line = (index: number, changes: Parameters<typeof aStatementLine>[0]) =>
  aStatementLine({
    ...changes,
    booking: { id: `0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e1${index}`, reference: `SY-7K3Q9${"ACDEFGH"[index]}` },
  });

/** October, when the agency received most payments at its desk. */
const october = aStatement({
  number: "RC-2026-00058",
  month: "2026-10",
  issuedAt: "2026-10-31T23:10:00Z",
  opening: -34.99,
  lines: [
    line(0, {
      from: "2026-09-28T08:00:00Z",
      to: "2026-10-03T08:00:00Z",
      total: 1590,
      commissionSold: 90,
      commission: 90,
      online: 0,
      desk: 1590,
    }),
    line(1, {
      car: "Renault Clio",
      from: "2026-10-12T09:00:00Z",
      to: "2026-10-15T09:00:00Z",
      total: 640.5,
      commissionSold: 36.25,
      commission: 36.25,
      online: 61.74,
      desk: 578.76,
    }),
    line(2, {
      car: "Dacia Duster",
      from: "2026-11-04T09:00:00Z",
      to: "2026-11-11T09:00:00Z",
      total: 980,
      commissionSold: 55.47,
      ended: 0,
      commission: 0,
      online: 0,
      desk: 100,
    }),
  ],
  settlements: [{ kind: "payout", at: "2026-10-09T09:00:00Z", reference: "VIR 20261009-3", change: -50 }],
});

const september = aStatement({
  number: "RC-2026-00031",
  month: "2026-09",
  issuedAt: "2026-09-30T23:10:00Z",
  lines: [
    line(3, {
      from: "2026-09-01T08:00:00Z",
      to: "2026-09-04T08:00:00Z",
      commission: 34.99,
      commissionSold: 34.99,
      online: 0,
    }),
  ],
});

const correction = aStatement({
  number: "RCR-2026-00004",
  corrects: "RC-2026-00031",
  month: "2026-09",
  issuedAt: "2026-10-31T23:10:00Z",
  lines: [
    line(3, {
      from: "2026-09-01T08:00:00Z",
      to: "2026-09-04T08:00:00Z",
      ended: 0,
      commission: -4.99,
      online: 0,
      desk: 0,
    }),
  ],
});

const octoberSummary = summaryOf("5c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01", october, {
  direction: "collect",
  amount: 149.5,
  outstanding: 99.5,
  status: "pending",
});

/** A statement to be paid, one that is carried over, and a correction. */
export const someStatements: readonly StatementSummary[] = [
  octoberSummary,
  summaryOf("5c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02", september),
  summaryOf("5c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e03", correction),
];

/** The statement to be paid, with its lines. */
export const aSupplierStatement: SupplierStatement = {
  ...octoberSummary,
  content: october,
  paysOnline: true,
};

/** The correction, with its lines. */
export const aSupplierCorrection: SupplierStatement = {
  ...summaryOf("5c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e03", correction),
  content: correction,
};

/** The statements of several agencies for October. */
export const someMonthStatements: readonly MonthStatement[] = [
  { ...octoberSummary, supplier: { slug: "carthage-auto", name: "Carthage Auto" } },
  {
    ...summaryOf(
      "5c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e04",
      aStatement({ number: "RC-2026-00059", month: "2026-10", lines: [line(4, { online: 900, desk: 0 })] }),
      { direction: "payOut", amount: 882, outstanding: 882, status: "pending" },
    ),
    supplier: { slug: "djerba-cars", name: "Djerba Cars" },
  },
  {
    ...summaryOf(
      "5c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e05",
      aStatement({ number: "RC-2026-00060", month: "2026-10", lines: [line(5, { online: 0 })] }),
    ),
    supplier: { slug: "sahel-location", name: "Sahel Location" },
  },
];
