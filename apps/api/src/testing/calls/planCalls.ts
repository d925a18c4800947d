import { randomUUID } from "node:crypto";
import type { Database } from "#api/database/Schema.ts";
import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

type Caller = (call?: ValidCall) => Promise<ValidCall>;

/** Returns a valid request for each endpoint of plans, by name. */
export async function planCalls({
  ownerCallOf,
  adminCall,
  db,
  portal,
}: {
  ownerCallOf: (portal: TestPortal) => Caller;
  adminCall: Caller;
  db: Database;
  portal: TestPortal;
}): Promise<Record<string, ValidCall>> {
  const { agency, rival, suspended } = portal;
  await db
    .updateTable("subscriptions")
    .set({ end_date: "2027-01-31" })
    .where("supplier_id", "in", [agency.id, rival.agency.id])
    .execute();
  const at = new Date("2026-11-18T10:00:00Z");
  const ended = randomUUID();
  await db
    .insertInto("agency_payments")
    .values({
      id: ended,
      supplier_id: agency.id,
      purpose: "plan",
      plan: "basic",
      billing_period: "monthly",
      amount_millimes: 49_000,
      credit_millimes: 0,
      currency: "TND",
      basis: null,
      gateway: "sandbox",
      state: "expired",
      expires_at: at,
      created_at: at,
      created_by: null,
      settled_at: at,
      next_check_at: null,
    })
    .execute();
  const refused = randomUUID();
  await db
    .insertInto("agency_payments")
    .values({
      id: refused,
      supplier_id: rival.agency.id,
      purpose: "plan",
      plan: "basic",
      billing_period: "monthly",
      amount_millimes: 49_000,
      credit_millimes: 0,
      currency: "TND",
      basis: null,
      gateway: "sandbox",
      state: "refunded",
      expires_at: at,
      created_at: at,
      created_by: null,
      settled_at: at,
      next_check_at: null,
      paid_at: at,
      refund_state: "failed",
    })
    .execute();
  const ownerCall = ownerCallOf(portal);
  const next = { billingPeriod: "monthly", startDate: "2027-02-01" };
  const order = { ...next, plan: "premium", amount: 99 };
  return {
    supplierPlan: await ownerCall(),
    chooseNextPlan: await ownerCall({ body: { ...next, plan: "free" } }),
    payPlan: await ownerCall({ body: order }),
    checkPlanPayment: await ownerCall({ params: { id: ended } }),
    recordPlanPayment: await adminCall({
      params: { id: rival.agency.id },
      body: { ...order, reference: "VIR 12" },
    }),
    recordPlanRefund: await adminCall({
      params: { id: rival.agency.id, payment: refused },
      body: { method: "transfer", on: "2026-11-18", note: "VIR 13" },
    }),
    grantPlan: await adminCall({
      params: { id: suspended.agency.id },
      body: { plan: "premium", until: null, note: "A partner" },
    }),
  };
}
