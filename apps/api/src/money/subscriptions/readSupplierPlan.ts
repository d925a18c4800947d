import {
  MAX_PLAN_HISTORY,
  type PlanPayment,
  type PlanPeriod,
  type SupplierPlan,
} from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { toDinars } from "@sayara/domain/money/millimes";
import { billingPeriods } from "@sayara/domain/subscription/BillingPeriod";
import { planCapabilities, type PlanLimit, planWithRoom } from "@sayara/domain/subscription/planCapabilities";
import {
  isReplacedBy,
  paidPlans,
  planChange,
  type PlanChoice,
  priceOf,
} from "@sayara/domain/subscription/planChange";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { NotNull } from "kysely";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import type { PlanPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import type { SubscriptionRow } from "#api/database/tables/subscriptionTables.ts";
import { type CurrentPlan, readPlan, selectPeriods } from "./readPlan.ts";
import { readPlanUse } from "./requirePlanCapacity.ts";

interface Context {
  now: Date;
  config: Pick<Config, "business">;
  /** Whether to include past periods, payments and the cost of each change. */
  withMoney: boolean;
}

const choices: readonly PlanChoice[] = [
  { plan: "free", billingPeriod: "monthly" },
  ...paidPlans.flatMap((plan) => billingPeriods.map((billingPeriod) => ({ plan, billingPeriod }))),
];

/** Reads an agency's plan in the form that its page shows. */
export async function readSupplierPlan(
  db: Database,
  supplier: { id: string; joining: boolean },
  { now, config, withMoney }: Context,
): Promise<SupplierPlan> {
  const plan = await readPlan(db, supplier, { now, config });
  const use = await readPlanUse(db, supplier.id);
  const limitOf = (limit: PlanLimit) => ({
    used: use[limit],
    allowed: planCapabilities[plan.plan][limit],
    liftedBy: planWithRoom(limit, use[limit]),
  });
  return {
    plan: plan.plan,
    period: plan.current === undefined ? null : toPlanPeriod(plan.current.row, { withMoney }),
    next: nextOf(plan),
    limits: { cars: limitOf("cars"), people: limitOf("people"), calendars: limitOf("calendars") },
    currency: CURRENCY,
    paysOnline: config.business.takesOnlinePayments,
    offers: choices.map((choice) => {
      const change = supplier.joining || !withMoney ? null : changeTo(choice, plan, config);
      return {
        ...choice,
        price: toDinars(priceOf(choice, config.business.planPrices)),
        change: change && { ...change, credit: toDinars(change.credit), amount: toDinars(change.amount) },
      };
    }),
    ...(withMoney ? await readHistory(db, supplier.id) : { history: [], payments: [] }),
  };
}

/** Returns the effect of changing to a plan now; null if the change is not possible. */
export function changeTo(
  to: PlanChoice,
  { periods, today }: Pick<CurrentPlan, "periods" | "today">,
  { business }: Pick<Config, "business">,
) {
  return planChange({ periods, to, price: priceOf(to, business.planPrices), today });
}

function nextOf({ current, periods, today }: CurrentPlan): SupplierPlan["next"] {
  const later = periods.find(({ startDate }) => startDate > today);
  const { next_plan: plan = null, next_billing_period: billingPeriod = null } = current?.row ?? {};
  const endDate = current?.endDate ?? null;
  const isChosen = plan !== null && billingPeriod !== null;
  // The chosen plan replaces a lower granted plan at the end of the period [SU5].
  if (isChosen && endDate !== null && (later === undefined || isReplacedBy(later, plan)))
    return { plan, billingPeriod, startDate: addCalendarDays(endDate, 1), isArranged: false };
  if (later === undefined) return null;
  const { plan: arranged, billing_period: billing, start_date: startDate } = later.row;
  return { plan: arranged, billingPeriod: billing, startDate, isArranged: true };
}

async function readHistory(
  db: Database,
  supplierId: string,
): Promise<Pick<SupplierPlan, "history" | "payments">> {
  const rows = await selectPeriods(db, supplierId)
    .orderBy("start_date", "desc")
    .limit(MAX_PLAN_HISTORY)
    .execute();
  const payments = await db
    .selectFrom("agency_payments")
    .selectAll()
    .$narrowType<{ plan: NotNull; billing_period: NotNull }>()
    .where("supplier_id", "=", supplierId)
    .where("purpose", "=", "plan")
    .where("state", "in", ["paid", "refunded"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MAX_PLAN_HISTORY)
    .execute();
  return {
    history: rows.map((row) => toPlanPeriod(row, { withMoney: true })),
    payments: payments.map(toPlanPayment),
  };
}

function toPlanPeriod(row: SubscriptionRow, { withMoney }: Pick<Context, "withMoney">): PlanPeriod {
  const { id, plan, source } = row;
  return {
    id,
    plan,
    source,
    billingPeriod: row.billing_period,
    startDate: row.start_date,
    endDate: row.end_date,
    paid: withMoney ? toDinars(row.paid_millimes) : 0,
  };
}

function toPlanPayment(row: PlanPaymentRow): PlanPayment {
  const { id, plan, state, gateway } = row;
  return {
    id,
    at: (row.paid_at ?? row.created_at).toISOString(),
    plan,
    billingPeriod: row.billing_period,
    amount: toDinars(row.amount_millimes),
    state: state === "opening" ? "open" : state,
    gateway,
    // The gateway's reference is useless to the agency, which cannot look it up anywhere.
    reference: gateway === null ? row.reference : null,
    refund: row.refund_state,
    ...returnOf(row),
  };
}

function returnOf({
  refund_returned_on: on,
  refund_return_method: method,
  refund_return_note: note,
}: PlanPaymentRow): Pick<PlanPayment, "returned"> {
  return on === null || method === null ? {} : { returned: { on, method, note: note ?? "" } };
}
