import { randomUUID } from "node:crypto";
import type { grantPlan, recordPlanPayment } from "@sayara/api-client/contract/subscriptions/adminPlan";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { recordPlanMovement } from "#api/money/ledger/recordSettlement.ts";
import { inAdminTransaction, requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { applyChange, endPeriods } from "./changePeriods.ts";
import { readBasis, readPlan } from "./readPlan.ts";
import { requireAcceptedSupplier } from "./requireAcceptedSupplier.ts";
import { changeTo, readSupplierPlan } from "./readSupplierPlan.ts";

/** Maximum days from today until the end of a granted plan: five years. */
const MAX_GRANT_DAYS = 1826;

/**
 * Records a payment. Refuses it unless the amount and the first day are still those that the administrator
 * saw [SU8, SU9].
 */
export const handleRecordPlanPayment: Handler<typeof recordPlanPayment> = async ({
  params: { id: supplierId },
  body: { plan, billingPeriod, startDate, amount, reference },
  user,
  context,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  await requireAcceptedSupplier(db, supplierId);
  const data = await inAdminTransaction(
    context,
    { supplierId },
    async ({ transaction, user: admin, now, recordEdit }) => {
      const supplier = await requireAcceptedSupplier(transaction, supplierId);
      const state = await readPlan(transaction, supplier, { now, config });
      const change = changeTo({ plan, billingPeriod }, state, config);
      if (change === null) throw new RefusalError("transition_refused");
      if (change.startDate !== startDate || toDinars(change.amount) !== amount)
        throw new RefusalError("stale_version");
      const paymentId = randomUUID();
      const amountMillimes = toMillimes(amount);
      await transaction
        .insertInto("agency_payments")
        .values({
          id: paymentId,
          supplier_id: supplierId,
          purpose: "plan",
          plan,
          billing_period: billingPeriod,
          amount_millimes: amountMillimes,
          credit_millimes: change.credit,
          currency: CURRENCY,
          basis: await readBasis(transaction, supplierId),
          gateway: null,
          state: "paid",
          expires_at: now,
          created_at: now,
          created_by: admin.id,
          settled_at: now,
          next_check_at: null,
          reference,
          paid_at: now,
        })
        .execute();
      const movement = { supplierId, amount: amountMillimes, currency: CURRENCY, paymentId, reference };
      await recordPlanMovement(transaction, { kind: "plan_payment", ...movement }, now);
      const price = change.amount + change.credit;
      const paid = { supplierId, plan, billingPeriod, change, price, paymentId, userId: admin.id };
      await applyChange(transaction, paid, state, now);
      await recordEdit({
        subject: "plan",
        subjectId: paymentId,
        action: "paid",
        after: { plan, billingPeriod, startDate, amount, reference },
      });
      return readSupplierPlan(transaction, supplier, { now, config, withMoney: true });
    },
  );
  return { ok: true, status: 200, data };
};

/** Grants a plan from today, or from the day after the paid period if there is one [SU9]. */
export const handleGrantPlan: Handler<typeof grantPlan> = async ({
  params: { id: supplierId },
  body: { plan, until, note },
  user,
  context,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  await requireAcceptedSupplier(db, supplierId);
  const data = await inAdminTransaction(
    context,
    { supplierId },
    async ({ transaction, user: admin, now, recordEdit }) => {
      const supplier = await requireAcceptedSupplier(transaction, supplierId);
      const { periods, today } = await readPlan(transaction, supplier, { now, config });
      const paid = periods.findLast(({ row }) => row.source === "paid");
      const paidUntil = paid?.endDate ?? null;
      const startDate = paidUntil === null ? today : addCalendarDays(paidUntil, 1);
      if (until !== null && (until < startDate || until > addCalendarDays(today, MAX_GRANT_DAYS)))
        throw new RefusalError("invalid_input", { fields: { until: validationMessage("date_invalid") } });
      // A trial before a paid period stays, because its days would otherwise have the plan `free`.
      const replaced = periods.filter(
        (period) => period.row.source !== "paid" && (paid === undefined || period.startDate >= startDate),
      );
      await endPeriods(transaction, replaced, { today, now });
      const id = randomUUID();
      await transaction
        .insertInto("subscriptions")
        .values({
          id,
          supplier_id: supplierId,
          plan,
          billing_period: "monthly",
          start_date: startDate,
          end_date: until,
          source: "granted",
          note: note === "" ? null : note,
          created_at: now,
          created_by: admin.id,
        })
        .execute();
      await recordEdit({
        subject: "plan",
        subjectId: id,
        action: "granted",
        after: { plan, startDate, until, note },
      });
      return readSupplierPlan(transaction, supplier, { now, config, withMoney: true });
    },
  );
  return { ok: true, status: 200, data };
};
