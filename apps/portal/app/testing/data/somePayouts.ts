import type { SupplierBankAccount } from "@sayara/api-client/contract/payouts/bankAccount";
import type { Payout } from "@sayara/api-client/contract/payouts/Payout";

const account = {
  rib: "10006035183598478831",
  lastDigits: "8831",
  changedAt: "2026-11-29T10:00:00Z",
  heldUntil: "2026-12-01T10:00:00Z",
};

/** The bank account of an agency as shown to its owner. */
export const someBank: SupplierBankAccount = { account, version: 1, confirmedBy: "mail" };

/** A payout in each state that an agency can see. */
export const somePayouts: readonly Payout[] = [
  {
    id: "6c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
    reference: "RC-2026-00058",
    amount: 1204.5,
    currency: "TND",
    lastDigits: "8831",
    state: "prepared",
    preparedAt: "2026-11-29T09:00:00Z",
    paidAt: null,
    bankReference: null,
    endedAt: null,
    reason: null,
  },
  {
    id: "6c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
    reference: "RC-2026-00031-2",
    amount: 400,
    currency: "TND",
    lastDigits: "8831",
    state: "paid",
    preparedAt: "2026-11-19T09:00:00Z",
    paidAt: "2026-11-20T09:00:00Z",
    bankReference: "VIR 20261120-7",
    endedAt: null,
    reason: null,
  },
  {
    id: "6c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e03",
    reference: "RC-2026-00031",
    amount: 400,
    currency: "TND",
    lastDigits: "5614",
    state: "returned",
    preparedAt: "2026-11-05T09:00:00Z",
    paidAt: "2026-11-06T09:00:00Z",
    bankReference: "VIR 20261106-2",
    endedAt: "2026-11-12T09:00:00Z",
    reason: "Account closed",
  },
];
