import type { checkPlanPayment, payPlan } from "@sayara/api-client/contract/subscriptions/changePlan";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { createPaymentReader } from "#api/money/agencyPayments/createPaymentReader.ts";
import { startAgencyPayment } from "#api/money/agencyPayments/startAgencyPayment.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { readBasis, readPlan } from "#api/money/subscriptions/readPlan.ts";
import { changeTo } from "#api/money/subscriptions/readSupplierPlan.ts";

interface Tools {
  gateways: PaymentGateways;
}

/**
 * Opens a payment for a plan, or returns the open one. First ends an open payment for another plan, billing
 * period, amount or basis, because it would be refunded [SU8].
 */
export function payPlanHandler({ gateways }: Tools): Handler<typeof payPlan> {
  return async ({ params, body, user, dependencies, context }) => {
    const { db, config } = dependencies;
    const right = { segment: params.supplier, action: "editPlan" } as const;
    const { supplier } = await requireSupplier(db, user, right);
    const data = await startAgencyPayment(
      context,
      {
        purpose: "plan",
        right,
        supplierId: supplier.id,
        caller: user.id,
        body,
        isOrdered: async (reader, open) =>
          open.plan === body.plan &&
          open.billing_period === body.billingPeriod &&
          open.amount_millimes === toMillimes(body.amount) &&
          open.basis === (await readBasis(reader, supplier.id)),
        compute: async ({ transaction, supplier: locked }, now) => {
          const state = await readPlan(transaction, locked, { now, config });
          const change = locked.joining ? null : changeTo(body, state, config);
          if (change === null) throw new RefusalError("transition_refused");
          if (change.startDate !== body.startDate || toDinars(change.amount) !== body.amount)
            throw new RefusalError("stale_version");
          return {
            plan: body.plan,
            billing_period: body.billingPeriod,
            amount_millimes: change.amount,
            credit_millimes: change.credit,
            basis: await readBasis(transaction, locked.id),
          };
        },
      },
      { gateways },
    );
    return { ok: true, status: 200, data };
  };
}

/** Returns a payment, updated from its gateway unless its state there is already final. */
export function checkPlanPaymentHandler({ gateways }: Tools): Handler<typeof checkPlanPayment> {
  const readPayment = createPaymentReader();
  return async ({ params, user, dependencies }) => {
    const right = { segment: params.supplier, action: "editPlan" } as const;
    const { supplier } = await requireSupplier(dependencies.db, user, right);
    const payment = { id: params.id, supplierId: supplier.id, purpose: "plan" } as const;
    const row = await readPayment(payment, { ...dependencies, gateways });
    const { id, plan, billing_period: billingPeriod, state, failure } = row;
    if (plan === null || billingPeriod === null) throw new Error("the payment names no plan");
    return {
      ok: true,
      status: 200,
      data: {
        id,
        plan,
        billingPeriod,
        payment: state === "opening" ? "open" : state,
        failure,
        amount: toDinars(row.amount_millimes),
        currency: CURRENCY,
        url: state === "open" ? row.url : null,
        mayArrive: state === "expired" && row.next_check_at !== null,
      },
    };
  };
}
