import type { AgencyPayout, PayoutBatch } from "@sayara/api-client/contract/payouts/Payout";
import { someBank, somePayouts } from "#portal/testing/data/somePayouts.ts";
import type { PayoutsData } from "./Payouts.load.ts";

const counts = { due: 3, prepared: 1, paid: 1, returned: 1, cancelled: 0 };
const heldAccount = someBank.account;
const account = heldAccount && { ...heldAccount, changedAt: "2026-03-02T10:00:00Z", heldUntil: null };
const statement = (index: number) => ({
  id: `7c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e0${index}`,
  number: `RC-2026-0005${index}`,
});

/** A payable agency, one with a recently changed account, and one without an account. */
export const someDueData: PayoutsData = {
  query: { list: "due", page: 1 },
  counts,
  total: 3,
  due: 1695,
  dueItems: [
    {
      supplier: { slug: "carthage-auto", name: "Carthage Auto" },
      statement: statement(1),
      amount: 1204.5,
      currency: "TND",
      account,
      isSuspended: false,
      obstacle: null,
    },
    {
      supplier: { slug: "jasmin-auto", name: "Jasmin Auto" },
      statement: statement(2),
      amount: 400.5,
      currency: "TND",
      account: heldAccount,
      isSuspended: false,
      obstacle: "account_changed",
    },
    {
      supplier: { slug: "olivier-cars", name: "Olivier Cars" },
      statement: statement(3),
      amount: 90,
      currency: "TND",
      account: null,
      isSuspended: false,
      obstacle: "no_account",
    },
  ],
  items: [],
  batches: [],
};

/** One payout in each state. */
export const someAgencyPayouts: readonly AgencyPayout[] = somePayouts.map((payout, index) => ({
  ...payout,
  supplier: { slug: "carthage-auto", name: "Carthage Auto" },
  batch: `8c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e0${index}`,
}));

/** The file with the prepared payout. */
export const someBatches: readonly PayoutBatch[] = someAgencyPayouts.slice(0, 1).map((payout) => ({
  id: payout.batch,
  // 00:30 on 30 November in Tunis.
  preparedAt: "2026-11-29T23:30:00Z",
  amount: payout.amount,
  payouts: [payout],
  unreadable: [],
}));

/** Returns the data of a list with the payouts in a state. */
export function somePayoutsData(list: "prepared" | "paid" | "returned"): PayoutsData {
  const none = { counts, due: null, dueItems: [], items: [], batches: [] };
  const query = { list, page: 1 };
  if (list === "prepared") return { ...none, query, total: someBatches.length, batches: someBatches };
  const items = someAgencyPayouts.filter(({ state }) => state === list);
  return { ...none, query, total: items.length, items };
}
