import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import type { RefundReason } from "@sayara/domain/payment/RefundReason";
import type { RefundState } from "@sayara/domain/payment/RefundState";
import type { Generated } from "kysely";

/** Payment sessions, payments and refunds. */
export interface PaymentTables {
  payment_sessions: PaymentSessionRow;
  payments: PaymentRow;
  refunds: RefundRow;
}

/** An attempt to charge a sum for a booking. A booking has at most one that is opening or open. */
export interface PaymentSessionRow {
  id: string;
  booking_id: string;
  /** `checkout`: the first payment of a void booking. `rest`: any other. `edit`: a dearer edit. */
  purpose: "checkout" | "rest" | "edit";
  gateway: Gateway;
  /** Null until the gateway has answered. */
  gateway_session_id: string | null;
  /** The gateway's page. */
  url: string | null;
  amount_millimes: number;
  currency: string;
  /** `opening`: not yet known to be open at the gateway. */
  state: "opening" | "open" | "paid" | "expired" | "refunded";
  /** Why the last card was not charged. */
  failure: PaymentFailure | null;
  expires_at: Date;
  created_at: Date;
  /** Null for a guest. */
  created_by: string | null;
  settled_at: Date | null;
  /** When the gateway is asked next; null when the session is over for good. */
  next_check_at: Date | null;
}

/** Money received. */
export interface PaymentRow {
  id: string;
  booking_id: string;
  /** Null for money taken at the agency, which has no `gateway` either, and for carried money. */
  session_id: string | null;
  gateway: Gateway | null;
  /** The gateway's name of the payment. */
  reference: string | null;
  amount_millimes: number;
  currency: string;
  at: Date;
  /** Staff who recorded money taken at the agency. */
  recorded_by: string | null;
  /** The first of the payments that this one carries over from another booking [MV4]. */
  carried_from: string | null;
}

/** Money to return, or returned. */
export interface RefundRow {
  id: string;
  booking_id: string;
  payment_id: string;
  gateway: Gateway | null;
  /** The gateway's name of the refund. */
  reference: string | null;
  amount_millimes: number;
  state: RefundState;
  reason: RefundReason;
  created_at: Date;
  settled_at: Date | null;
  /** Null: automatic. */
  requested_by: string | null;
  attempts: Generated<number>;
  next_attempt_at: Date | null;
}
