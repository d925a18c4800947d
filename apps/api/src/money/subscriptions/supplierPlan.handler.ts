import type { chooseNextPlan } from "@sayara/api-client/contract/subscriptions/changePlan";
import type { supplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { readPlan } from "./readPlan.ts";
import { changeTo, readSupplierPlan } from "./readSupplierPlan.ts";

export const handleSupplierPlan: Handler<typeof supplierPlan> = async ({
  params,
  user,
  dependencies: { db, clock, config },
}) => {
  const right = { segment: params.supplier, action: "viewPlan" } as const;
  const { supplier, actor, standing } = await requireSupplier(db, user, right);
  const withMoney = isSupplierActionAllowed(actor, "viewMoney", { standing });
  const data = await readSupplierPlan(db, supplier, { now: clock(), config, withMoney });
  return { ok: true, status: 200, data };
};

/**
 * Stores the agency's choice of the plan after the current period. Choosing the current plan clears the
 * choice [SU5].
 */
export const handleChooseNextPlan: Handler<typeof chooseNextPlan> = async ({
  params,
  body: { plan, billingPeriod, startDate },
  dependencies: { clock, config },
  context,
}) => {
  const options = { segment: params.supplier, action: "editPlan" } as const;
  const data = await inSupplierTransaction(context, options, async (write) => {
    const { transaction, supplier, recordEdit } = write;
    const now = clock();
    const state = await readPlan(transaction, supplier, { now, config });
    const change = supplier.joining ? null : changeTo({ plan, billingPeriod }, state, config);
    if (change?.when !== "atEnd" || state.current === undefined) throw new RefusalError("transition_refused");
    if (change.startDate !== startDate) throw new RefusalError("stale_version");
    const { row } = state.current;
    const isSame = plan === row.plan && billingPeriod === row.billing_period;
    const next = isSame
      ? { next_plan: null, next_billing_period: null }
      : { next_plan: plan, next_billing_period: billingPeriod };
    if (next.next_plan !== row.next_plan || next.next_billing_period !== row.next_billing_period) {
      await transaction.updateTable("subscriptions").set(next).where("id", "=", row.id).execute();
      await recordEdit({
        subject: "plan",
        subjectId: row.id,
        action: "chosen",
        before: { plan: row.next_plan, billingPeriod: row.next_billing_period },
        after: { plan, billingPeriod },
      });
    }
    return readSupplierPlan(transaction, supplier, { now, config, withMoney: true });
  });
  return { ok: true, status: 200, data };
};
