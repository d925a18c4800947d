import type { Currency } from "@sayara/domain/money/Currency";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import type { RefundMethod } from "@sayara/domain/payment/RefundMethod";
import type { RefundState } from "@sayara/domain/payment/RefundState";
import type { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import type { PaidPlan } from "@sayara/domain/subscription/planChange";
import type { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import type { SubscriptionSource } from "@sayara/domain/subscription/SubscriptionSource";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { StoredSessionRequest } from "./paymentTables.ts";

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable;
  plan_payments: PlanPaymentsTable;
}

/**
 * A period of an agency's plan. Days without one have the plan free [SU6]. Periods of an agency do not overlap, but for
 * superseded ones.
 */
export interface SubscriptionsTable {
  id: string;
  supplier_id: string;
  plan: PaidPlan;
  billing_period: BillingPeriod;
  /** `YYYY-MM-DD`, both inside. */
  start_date: string;
  /** Null without end. */
  end_date: string | null;
  source: SubscriptionSource;
  /** The amount paid for it, with `credit_millimes`. */
  paid_millimes: Generated<number>;
  /** Part of it that was taken off for unused days of earlier periods. */
  credit_millimes: Generated<number>;
  payment_id: Generated<string | null>;
  /** The next plan, chosen and not paid yet [SU5]. */
  next_plan: Generated<SubscriptionPlan | null>;
  next_billing_period: Generated<BillingPeriod | null>;
  /** Why an administrator granted it. */
  note: Generated<string | null>;
  created_at: Date;
  created_by: Generated<string | null>;
  /** When another period took its place before it began. */
  superseded_at: Generated<Date | null>;
  reminded_at: Generated<Date | null>;
  lapsed_at: Generated<Date | null>;
}
export type SubscriptionRow = Selectable<SubscriptionsTable>;

/** An attempt to pay a plan, and its payment. An agency has at most one that is opening or open. */
export interface PlanPaymentsTable {
  id: string;
  supplier_id: string;
  plan: PaidPlan;
  billing_period: BillingPeriod;
  amount_millimes: number;
  /** Taken off the price for unused days [SU4]. */
  credit_millimes: number;
  currency: Currency;
  /** The agency's last period when the amount was computed: another one since then refunds the payment [SU8]. */
  basis: string | null;
  /** Null if an administrator recorded it. */
  gateway: Gateway | null;
  gateway_session_id: Generated<string | null>;
  url: Generated<string | null>;
  /** The first request sent to the gateway. Null before that, and once the session is open or over. */
  request: ColumnType<StoredSessionRequest | null, string | null | undefined, string | null>;
  state: "opening" | "open" | "paid" | "expired" | "refunded";
  failure: Generated<PaymentFailure | null>;
  expires_at: Date;
  created_at: Date;
  created_by: string | null;
  settled_at: Generated<Date | null>;
  next_check_at: Date | null;
  /** The gateway's reference of the payment, or that of a recorded transfer. */
  reference: Generated<string | null>;
  paid_at: Generated<Date | null>;
  /** A payment is refunded whole. Null if it is not. */
  refund_state: Generated<RefundState | null>;
  refund_reference: Generated<string | null>;
  refund_attempts: Generated<number>;
  refund_first_attempt_at: Generated<Date | null>;
  refund_next_attempt_at: Generated<Date | null>;
  refunded_at: Generated<Date | null>;
  /** An administrator's return of a refund that the gateway refused: `YYYY-MM-DD` and method, or all null. */
  refund_returned_on: Generated<string | null>;
  refund_return_method: Generated<RefundMethod | null>;
  refund_return_note: Generated<string | null>;
  refund_returned_by: Generated<string | null>;
}
export type PlanPaymentRow = Selectable<PlanPaymentsTable>;
