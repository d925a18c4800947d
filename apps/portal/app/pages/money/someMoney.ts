import { someBank, somePayouts } from "#portal/testing/data/somePayouts.ts";
import { someStatements } from "#portal/testing/data/someStatements.ts";
import type { MoneyData } from "./Money.load.ts";

const booking = { id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01", reference: "SY-7K3Q9D" };
const other = { id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02", reference: "SY-4M9W7T" };

/** A month with a movement of each kind that a driver causes, and a payout. */
export const someMoney: MoneyData = {
  supplier: "own",
  query: { month: "2026-11", page: 1, statements: 1, payouts: 1 },
  statements: { items: someStatements, total: someStatements.length },
  bank: someBank,
  payouts: { items: somePayouts, total: somePayouts.length },
  thisMonth: "2026-11",
  balance: 1204.5,
  owedToDrivers: 63.6,
  opening: 980,
  closing: 1204.5,
  sums: [
    { kind: "online_payment", received: 718 },
    { kind: "online_refund", received: -63.6 },
    { kind: "desk_payment", received: 254.4 },
    { kind: "commission", received: -29.9 },
    { kind: "payout", received: -400 },
  ],
  items: [
    {
      id: "4c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
      kind: "payout",
      at: "2026-11-20T09:00:00Z",
      received: -400,
      changesBalance: true,
      booking: null,
      reference: "VIR 20261120-7",
    },
    {
      id: "4c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
      kind: "commission",
      at: "2026-11-18T10:30:00Z",
      received: -29.9,
      changesBalance: true,
      booking,
      reference: null,
    },
    {
      id: "4c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e03",
      kind: "desk_payment",
      at: "2026-11-12T08:15:00Z",
      received: 254.4,
      changesBalance: false,
      booking,
      reference: null,
    },
    {
      id: "4c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e04",
      kind: "online_refund",
      at: "2026-11-04T14:00:00Z",
      received: -63.6,
      changesBalance: true,
      booking: other,
      reference: null,
    },
    {
      id: "4c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e05",
      kind: "online_payment",
      at: "2026-11-03T17:45:00Z",
      received: 718,
      changesBalance: true,
      booking: other,
      reference: null,
    },
  ],
  total: 5,
  paysOnline: true,
  payment: null,
  awaited: [],
};
