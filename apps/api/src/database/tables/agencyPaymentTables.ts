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

/** What an agency pays the marketplace for: its plan [SU8], or what it owes by its balance [DB7]. */
export type AgencyPaymentPurpose = "plan" | "balance";

/** An attempt of an agency to pay, and its payment. It has at most one of each purpose that is opening or open. */
export interface AgencyPaymentsTable {
  id: string;
  supplier_id: string;
  purpose: AgencyPaymentPurpose;
  /** Null unless a plan is paid. */
  plan: PaidPlan | null;
  billing_period: BillingPeriod | null;
  /** The statement that a payment of the balance is for; null for the whole balance [DB7]. */
  statement_id: Generated<string | null>;
  amount_millimes: number;
  /** Taken off the price of a plan for unused days [SU4]. */
  credit_millimes: number;
  currency: Currency;
  /** The agency's last period when the amount of a plan was computed: another one since then refunds the payment [SU8]. */
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
  /** A payment of a plan is refunded whole. Null if it is not. */
  refund_state: Generated<RefundState | null>;
  refund_reference: Generated<string | null>;
  refund_attempts: Generated<number>;
  refund_first_attempt_at: Generated<Date | null>;
  refund_next_attempt_at: Generated<Date | null>;
  refunded_at: Generated<Date | null>;
  /** How an administrator returned what the gateway refused to return: `YYYY-MM-DD` and how, or all null. */
  refund_returned_on: Generated<string | null>;
  refund_return_method: Generated<RefundMethod | null>;
  refund_return_note: Generated<string | null>;
  refund_returned_by: Generated<string | null>;
}
export type AgencyPaymentRow = Selectable<AgencyPaymentsTable>;
/** A payment of a plan. */
export type PlanPaymentRow = AgencyPaymentRow & { plan: PaidPlan; billing_period: BillingPeriod };
