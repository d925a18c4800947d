import { planChange } from "@sayara/domain/subscription/planChange";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import { recordPlanMovement } from "#api/money/ledger/recordSettlement.ts";
import { recordSupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";
import { applyChange } from "#api/money/subscriptions/changePeriods.ts";
import { readBasis, readPlan } from "#api/money/subscriptions/readPlan.ts";

/**
 * Begins the period that a payment pays for. Does not accept the payment, which is then refunded in full, if
 * another period was added since its amount was computed, or if the agency would lose paid days [SU8]. The
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
  // The credit shrinks daily while the payment is pending. The displayed credit counts, so the agency loses
  // nothing if the credit is now lower.
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
