import { planChange } from "@sayara/domain/subscription/planChange";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import { recordPlanMovement } from "#api/money/ledger/recordSettlement.ts";
import { recordSupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";
import { applyChange } from "#api/money/subscriptions/changePeriods.ts";
import { readBasis, readPlan } from "#api/money/subscriptions/readPlan.ts";

/**
 * Begins the period that a payment of a plan has paid. The payment is not accepted, and is refunded whole, if another
 * period was arranged since its amount was computed, or if it would cost the agency days that it has paid [SU8]. The
 * caller holds the agency's lock.
 */
export async function takePlanPayment(
  transaction: Transaction,
  row: AgencyPaymentRow,
  { now, config }: { now: Date; config: Pick<Config, "business"> },
): Promise<{ isAccepted: boolean }> {
  const { id, supplier_id: supplierId, plan: paidPlan, billing_period: billingPeriod } = row;
  if (paidPlan === null || billingPeriod === null) throw new Error("the payment names no plan");
  const plan = await readPlan(transaction, { id: supplierId, joining: false }, { now, config });
  const price = row.amount_millimes + row.credit_millimes;
  const to = { plan: paidPlan, billingPeriod };
  const change = planChange({ periods: plan.periods, to, price, today: plan.today });
  const isCurrent = (await readBasis(transaction, supplierId)) === row.basis;
  // The credit shrinks by the day while the payment is made. What was shown counts; more than that is never lost.
  const isAccepted = isCurrent && change !== null && change.credit <= row.credit_millimes;
  const { currency, amount_millimes: amount, created_by: userId } = row;
  const movement = { supplierId, amount, currency, paymentId: id, reference: null };
  await recordPlanMovement(transaction, { kind: "plan_payment", ...movement }, now);
  if (isAccepted) {
    const paid = { supplierId, ...to, change: { ...change, credit: row.credit_millimes }, price };
    await applyChange(transaction, { ...paid, paymentId: id, userId }, plan, now);
  }
  if (userId !== null)
    await recordSupplierEdit(
      transaction,
      { supplierId, userId, now },
      { subject: "plan", subjectId: id, action: isAccepted ? "paid" : "refunded", after: to },
    );
  return { isAccepted };
}
