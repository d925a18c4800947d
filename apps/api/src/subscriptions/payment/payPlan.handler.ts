import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { checkPlanPayment, payPlan } from "@sayara/api-client/contract/subscriptions/changePlan";
import { CURRENCY, PLAN_PAYMENT_MINUTES } from "@sayara/domain/config/businessDefaults";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { gatewayForNewPayments } from "#api/bookings/payment/paymentSessions.ts";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";
import type { PlanPaymentRow } from "#api/database/tables/subscriptionTables.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import {
  attemptLock,
  findStoredResult,
  forgetResult,
  readAttempt,
  storeResult,
} from "#api/http/responses/idempotency.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { readBasis, readPlan } from "#api/subscriptions/readPlan.ts";
import { changeTo } from "#api/subscriptions/toSupplierPlan.ts";
import { openPlanPayment } from "./openPlanPayment.ts";
import { endPlanPayment, settlePlanPayment } from "./settlePlanPayment.ts";

interface Tools {
  gateways: PaymentGateways;
}

/**
 * Opens a payment of a plan, or returns the open one. An agency has one open payment at a time: one of another plan,
 * amount or ground is first ended at the gateway, or counts if it was paid first.
 */
export function payPlanHandler({ gateways }: Tools): Handler<typeof payPlan> {
  return async ({ params, body, user, dependencies, context }) => {
    const { db, config, clock } = dependencies;
    const right = { segment: params.supplier, action: "editPlan" } as const;
    const { supplier: unlocked } = await requireSupplier(db, user, right);
    const gateway = gatewayForNewPayments(gateways);
    const attempt = readAttempt(context, { caller: user.id, body });
    const tools = { ...dependencies, gateways };
    const isRepeated = attempt !== undefined && (await findStoredResult(db, attempt)) !== undefined;
    const active = isRepeated ? undefined : await findActive(db, unlocked.id);
    if (active !== undefined) {
      const basis = await readBasis(db, unlocked.id);
      if (!paysOrder(active, { ...body, basis }) || clock() >= active.expires_at)
        await endPlanPayment(active.id, tools);
    }

    const locks = attempt ? [attemptLock(attempt)] : [];
    const opened = await inSupplierTransaction(context, { ...right, locks }, async (write) => {
      const { transaction, supplier, user: payer } = write;
      const now = clock();
      const stored =
        attempt && ((await findStoredResult(transaction, attempt)) as { id: string } | undefined);
      if (stored !== undefined && !(await hasEndedUnopened(transaction, stored.id)))
        return { ...stored, payer };
      if (stored !== undefined && attempt) await forgetResult(transaction, attempt);
      const state = await readPlan(transaction, supplier, { now, config });
      const change = supplier.joining ? null : changeTo(body, state, config);
      if (change === null) throw new RefusalError("transition_refused");
      if (change.startDate !== body.startDate || toDinars(change.amount) !== body.amount)
        throw new RefusalError("stale_version");
      const open = await findActive(transaction, supplier.id);
      const basis = await readBasis(transaction, supplier.id);
      if (open !== undefined && !paysOrder(open, { ...body, basis })) throw new RefusalError("stale_version");
      const id = open?.id ?? randomUUID();
      const expiresAt = new Date(now.getTime() + PLAN_PAYMENT_MINUTES * 60_000);
      if (open === undefined)
        await transaction
          .insertInto("plan_payments")
          .values({
            id,
            supplier_id: supplier.id,
            plan: body.plan,
            billing_period: body.billingPeriod,
            amount_millimes: change.amount,
            credit_millimes: change.credit,
            currency: CURRENCY,
            basis,
            gateway: gateway.name,
            state: "opening",
            expires_at: expiresAt,
            created_at: now,
            created_by: payer.id,
            next_check_at: expiresAt,
          })
          .execute();
      if (attempt) await storeResult(transaction, attempt, { id }, now);
      return { id, payer };
    });
    try {
      return { ok: true, status: 200, data: await openPlanPayment(opened.id, opened.payer, tools) };
    } catch (error) {
      // Without a page of the gateway nothing can be paid: the next attempt gets another payment.
      await db
        .updateTable("plan_payments")
        .set({ state: "expired", request: null, settled_at: clock(), next_check_at: null })
        .where("id", "=", opened.id)
        .where("state", "=", "opening")
        .execute();
      throw error;
    }
  };
}

/** Milliseconds that a call waits for a read that another call has started. */
const SHARED_READ_TIMEOUT = 500;

/** Reads a payment from its gateway, unless it is over there too. Concurrent calls share one read. */
export function checkPlanPaymentHandler({ gateways }: Tools): Handler<typeof checkPlanPayment> {
  const readings = new Map<string, Promise<void>>();
  const settle = async (id: string, tools: SettlementTools): Promise<void> => {
    const pending = readings.get(id);
    if (pending !== undefined) return Promise.race([pending, setTimeout(SHARED_READ_TIMEOUT)]);
    const reading = settlePlanPayment(id, tools).finally(() => readings.delete(id));
    readings.set(id, reading);
    return reading;
  };
  return async ({ params, user, dependencies }) => {
    const { db } = dependencies;
    const right = { segment: params.supplier, action: "editPlan" } as const;
    const { supplier } = await requireSupplier(db, user, right);
    const before = await requirePayment(db, supplier.id, params.id);
    const isOver = before.next_check_at === null;
    if (!isOver) await settle(before.id, { ...dependencies, gateways });
    const row = isOver ? before : await requirePayment(db, supplier.id, params.id);
    const { id, plan, state, failure } = row;
    return {
      ok: true,
      status: 200,
      data: {
        id,
        plan,
        billingPeriod: row.billing_period,
        payment: state === "opening" ? "open" : state,
        failure,
        amount: toDinars(row.amount_millimes),
        currency: CURRENCY,
        url: state === "open" ? row.url : null,
      },
    };
  };
}

/** @throws RefusalError `not_found`, for payments of other agencies too. */
async function requirePayment(db: Database, supplierId: string, id: string): Promise<PlanPaymentRow> {
  const row = isUuid(id)
    ? await db
        .selectFrom("plan_payments")
        .selectAll()
        .where("id", "=", id)
        .where("supplier_id", "=", supplierId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new RefusalError("not_found");
  return row;
}

function findActive(db: Database, supplierId: string): Promise<PlanPaymentRow | undefined> {
  return db
    .selectFrom("plan_payments")
    .selectAll()
    .where("supplier_id", "=", supplierId)
    .where("state", "in", ["opening", "open"])
    .executeTakeFirst();
}

/** Returns whether a payment is for the page's current order and would not be refunded: its ground is the same [SU8]. */
function paysOrder(
  row: Pick<PlanPaymentRow, "plan" | "billing_period" | "amount_millimes" | "basis">,
  {
    plan,
    billingPeriod,
    amount,
    basis,
  }: { plan: string; billingPeriod: string; amount: number; basis: string | null },
): boolean {
  return (
    row.plan === plan &&
    row.billing_period === billingPeriod &&
    row.amount_millimes === toMillimes(amount) &&
    row.basis === basis
  );
}

/** Returns whether a payment ended before its gateway opened it. */
async function hasEndedUnopened(db: Database, id: string): Promise<boolean> {
  const ended = await db
    .selectFrom("plan_payments")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "expired")
    .where("url", "is", null)
    .executeTakeFirst();
  return ended !== undefined;
}
