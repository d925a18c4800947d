import type { Language } from "@sayara/domain/language/Language";
import type { Currency } from "@sayara/domain/money/Currency";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import type { RefundMethod } from "@sayara/domain/payment/RefundMethod";
import type { RefundReason } from "@sayara/domain/payment/RefundReason";
import type { RefundState } from "@sayara/domain/payment/RefundState";
import type { ColumnType, Generated, Selectable } from "kysely";

/** Payment sessions, payments and refunds. */
export interface PaymentTables {
  payment_sessions: PaymentSessionTable;
  payments: PaymentRow;
  refunds: RefundRow;
}

/** What a gateway is sent to open a session, as JSON. */
export interface StoredSessionRequest {
  paymentId: string;
  reference: string;
  amountMillimes: number;
  currency: Currency;
  expiresAt: string;
  language: Language;
  description: string;
  returnUrl: string;
  customerEmail: string;
}

/** An attempt to charge a sum for a booking. A booking has at most one that is opening or open. */
export interface PaymentSessionTable {
  id: string;
  booking_id: string;
  /** `checkout`: the first payment of a void booking. `rest`: any other. `edit`: a dearer edit. */
  purpose: "checkout" | "rest" | "edit";
  gateway: Gateway;
  /** Null until the gateway has answered. */
  gateway_session_id: string | null;
  /** The gateway's page. */
  url: string | null;
  /** What the gateway is sent, as it was sent first. Null before that, and once the session is open or over. */
  request: ColumnType<StoredSessionRequest | null, string | null | undefined, string | null>;
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
  /** When the gateway is read next; null when the session is over there too. Ended ones that may be paid have a time. */
  next_check_at: Date | null;
}
export type PaymentSessionRow = Selectable<PaymentSessionTable>;

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

/** Money to return, or returned. The rows of a payment never exceed it. */
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
  /** When the gateway was called first. */
  first_attempt_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  next_attempt_at: Date | null;
  /** Day, way and person of a return by staff, in the marketplace's zone [BK12]. All null: its gateway's, or none yet. */
  returned_on: Generated<string | null>;
  return_method: Generated<RefundMethod | null>;
  return_note: Generated<string | null>;
  returned_by: Generated<string | null>;
}
