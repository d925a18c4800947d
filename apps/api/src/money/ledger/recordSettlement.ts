import { randomUUID } from "node:crypto";
import {
  accountsOfMovement,
  type planMovementKinds,
  type settlementMovementKinds,
} from "@sayara/domain/ledger/MovementKind";
import type { Millimes } from "@sayara/domain/money/millimes";
import type { Transaction } from "#api/database/Schema.ts";

export interface Settlement {
  kind: (typeof settlementMovementKinds)[number];
  supplierId: string;
  /** Negative only for a correction that lowers the agency's balance. */
  amount: Millimes;
  currency: string;
  reference: string;
}

/** Records money that moved between an agency and the marketplace [LG6]. */
export function recordSettlement(transaction: Transaction, settlement: Settlement, now: Date): Promise<void> {
  return recordMovement(transaction, { ...settlement, paymentId: null, refundId: null }, now);
}

/** Records an agency's online payment of its debt [DB8]. The ledger accepts each payment only once. */
export function recordBalancePayment(
  transaction: Transaction,
  { paymentId, ...payment }: Omit<Settlement, "kind"> & { paymentId: string },
  now: Date,
): Promise<void> {
  return recordMovement(transaction, { kind: "agency_payment", ...payment, paymentId, refundId: null }, now);
}

/** A payment of a plan, or its refund. */
export interface PlanMovement extends Omit<Settlement, "kind" | "reference"> {
  kind: (typeof planMovementKinds)[number];
  /** Id of the payment, also for its refund. The ledger accepts a payment and its refund only once each. */
  paymentId: string;
  /** Reference of the transfer that an administrator recorded; null if none was given. */
  reference: string | null;
}

/** Records a payment of a plan or its refund [LG8]. */
export function recordPlanMovement(
  transaction: Transaction,
  { paymentId, ...movement }: PlanMovement,
  now: Date,
): Promise<void> {
  const isRefund = movement.kind === "plan_refund";
  const ids = { paymentId: isRefund ? null : paymentId, refundId: isRefund ? paymentId : null };
  return recordMovement(transaction, { ...movement, ...ids }, now);
}

async function recordMovement(
  transaction: Transaction,
  {
    kind,
    supplierId,
    amount,
    currency,
    reference,
    paymentId,
    refundId,
  }: Omit<PlanMovement, "kind" | "paymentId"> & {
    kind: Settlement["kind"] | PlanMovement["kind"];
    paymentId: string | null;
    refundId: string | null;
  },
  now: Date,
): Promise<void> {
  const { from, to } = accountsOfMovement[kind];
  const movement = {
    movement_id: randomUUID(),
    kind,
    currency,
    at: now,
    supplier_id: supplierId,
    booking_id: null,
    payment_id: paymentId,
    refund_id: refundId,
    reference,
  };
  await transaction
    .insertInto("ledger")
    .values([
      { ...movement, account: from, amount_millimes: -amount },
      { ...movement, account: to, amount_millimes: amount },
    ])
    .execute();
}
