import type { Currency } from "@sayara/domain/money/Currency";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import type { RefundMethod } from "@sayara/domain/payment/RefundMethod";
import type { RefundState } from "@sayara/domain/payment/RefundState";
import type { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import type { PaidPlan } from "@sayara/domain/subscription/planChange";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { StoredSessionRequest } from "./paymentTables.ts";

export interface AgencyPaymentTables {
  agency_payments: AgencyPaymentsTable;
}

/**
 * The purpose of an agency's payment to the marketplace: its plan [SU8], or its debt by the balance [DB7].
 */
export type AgencyPaymentPurpose = "plan" | "balance";

/** An agency's attempts to pay, and its payments. For each purpose, at most one is opening or open. */
export interface AgencyPaymentsTable {
  id: string;
  supplier_id: string;
  purpose: AgencyPaymentPurpose;
  /** Null if the payment is not for a plan. */
  plan: PaidPlan | null;
  billing_period: BillingPeriod | null;
  /** The statement that a payment of the balance settles; null for the whole balance [DB7]. */
  statement_id: Generated<string | null>;
  amount_millimes: number;
  /** Deducted from the price of a plan for unused days [SU4]. */
  credit_millimes: number;
  currency: Currency;
  /**
   * The agency's last period when the amount for a plan was computed. If another period has been added since,
   * the payment is refunded [SU8].
   */
  basis: string | null;
  /** Null if an administrator recorded the payment. */
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
  /** The gateway's reference of the payment, or the reference of a recorded transfer. */
  reference: Generated<string | null>;
  paid_at: Generated<Date | null>;
  /** State of the refund of a plan's payment, which is always full. Null without a refund. */
  refund_state: Generated<RefundState | null>;
  refund_reference: Generated<string | null>;
  refund_attempts: Generated<number>;
  refund_first_attempt_at: Generated<Date | null>;
  refund_next_attempt_at: Generated<Date | null>;
  refunded_at: Generated<Date | null>;
  /**
   * Date (`YYYY-MM-DD`), method, note and author of a manual return after the gateway refused the refund. All
   * null without one.
   */
  refund_returned_on: Generated<string | null>;
  refund_return_method: Generated<RefundMethod | null>;
  refund_return_note: Generated<string | null>;
  refund_returned_by: Generated<string | null>;
}
export type AgencyPaymentRow = Selectable<AgencyPaymentsTable>;
/** A payment for a plan. */
export type PlanPaymentRow = AgencyPaymentRow & { plan: PaidPlan; billing_period: BillingPeriod };
