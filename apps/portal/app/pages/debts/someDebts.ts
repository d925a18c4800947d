import type { Debt } from "@sayara/api-client/contract/statements/debts";
import { someStatements } from "#portal/testing/data/someStatements.ts";
import type { DebtsData } from "./Debts.load.ts";

const [statement] = someStatements as [(typeof someStatements)[number]];

/** A partly paid debt with notes. */
const partial: Debt = {
  ...statement,
  supplier: { slug: "carthage-auto", name: "Carthage Auto" },
  status: "partial",
  days: 33,
  isOverdue: true,
  askedAgainBy: "RC-2026-00071",
  followUpOn: null,
  version: 2,
  notes: [
    {
      id: "7c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
      at: "2026-11-26T14:12:00Z",
      by: "Leïla Mansour",
      text: "Paid 50 in cash at our office.\nThe rest follows by transfer.",
    },
    {
      id: "7c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
      at: "2026-11-18T09:30:00Z",
      by: "Leïla Mansour",
      text: "Called the owner: the accountant is away until Monday.",
    },
  ],
  remindedAt: "2026-11-25T08:00:00Z",
  online: [
    {
      id: "6c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
      reference: "BAL-6C1F6F3E",
      at: "2026-11-27T10:04:00Z",
      amount: 50,
      state: "paid",
    },
  ],
};

/** A debt that is due for follow-up, and a new one. */
export const someDebts: readonly Debt[] = [
  partial,
  {
    ...partial,
    id: "5c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e11",
    number: "RC-2026-00072",
    month: "2026-11",
    issuedAt: "2026-11-20T23:10:00Z",
    supplier: { slug: "djerba-cars", name: "Djerba Cars" },
    payment: { direction: "collect", amount: 318, outstanding: 318, status: "pending" },
    status: "follow_up",
    days: 12,
    askedAgainBy: null,
    followUpOn: "2026-12-03",
    notes: [],
    online: [],
  },
  {
    ...partial,
    id: "5c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e12",
    number: "RC-2026-00071",
    month: "2026-11",
    issuedAt: "2026-11-30T23:10:00Z",
    payment: { direction: "collect", amount: 162.25, outstanding: 162.25, status: "pending" },
    status: "unpaid",
    days: 2,
    isOverdue: false,
    askedAgainBy: null,
    version: 0,
    notes: [],
    remindedAt: null,
    online: [],
  },
];

export const someDebtsData: DebtsData = {
  query: { status: "open", page: 1 },
  today: "2026-12-03",
  items: [...someDebts],
  total: someDebts.length,
  outstanding: 480.25,
  counts: { open: 3, due: 1, unpaid: 1, follow_up: 1, partial: 1, paid: 14 },
};
