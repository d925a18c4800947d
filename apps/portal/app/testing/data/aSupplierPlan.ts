import type { PlanOffer, SupplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";

const atEnd = { when: "atEnd", startDate: "2026-12-16", credit: 0 } as const;

/** Offers on 1 December to an agency that has paid for the basic plan until 15 December. */
export const someOffers: readonly PlanOffer[] = [
  { plan: "free", billingPeriod: "monthly", price: 0, change: { ...atEnd, endDate: null, amount: 0 } },
  {
    plan: "basic",
    billingPeriod: "monthly",
    price: 49,
    change: { ...atEnd, endDate: "2027-01-15", amount: 49 },
  },
  {
    plan: "basic",
    billingPeriod: "yearly",
    price: 490,
    change: { ...atEnd, endDate: "2027-12-15", amount: 490 },
  },
  {
    plan: "premium",
    billingPeriod: "monthly",
    price: 99,
    change: { when: "now", startDate: "2026-12-01", endDate: "2026-12-31", credit: 24.5, amount: 74.5 },
  },
  {
    plan: "premium",
    billingPeriod: "yearly",
    price: 990,
    change: { when: "now", startDate: "2026-12-01", endDate: "2027-11-30", credit: 24.5, amount: 965.5 },
  },
];

/** The plan of an agency that has paid for the basic plan until 15 December. */
export function aSupplierPlan(changes: Partial<SupplierPlan> = {}): SupplierPlan {
  return {
    plan: "basic",
    period: {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2f01",
      plan: "basic",
      billingPeriod: "monthly",
      source: "paid",
      startDate: "2026-11-16",
      endDate: "2026-12-15",
      paid: 49,
    },
    next: null,
    limits: {
      cars: { used: 28, allowed: 30, liftedBy: "basic" },
      people: { used: 7, allowed: 8, liftedBy: "basic" },
      calendars: { used: 30, allowed: 30, liftedBy: "premium" },
    },
    currency: "TND",
    paysOnline: true,
    offers: [...someOffers],
    history: [
      {
        id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2f01",
        plan: "basic",
        billingPeriod: "monthly",
        source: "paid",
        startDate: "2026-11-16",
        endDate: "2026-12-15",
        paid: 49,
      },
      {
        id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2f02",
        plan: "premium",
        billingPeriod: "monthly",
        source: "trial",
        startDate: "2026-10-17",
        endDate: "2026-11-15",
        paid: 0,
      },
    ],
    payments: [
      {
        id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2f03",
        at: "2026-11-16T09:00:00Z",
        plan: "basic",
        billingPeriod: "monthly",
        amount: 49,
        state: "paid",
        gateway: null,
        reference: "VIR 20261116-3",
        refund: null,
      },
    ],
    ...changes,
  };
}
