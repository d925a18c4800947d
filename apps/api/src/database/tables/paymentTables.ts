import type { Language } from "@sayara/domain/language/Language";
import type { LedgerAccount } from "@sayara/domain/ledger/LedgerAccount";
import type { MovementKind } from "@sayara/domain/ledger/MovementKind";
import type { Currency } from "@sayara/domain/money/Currency";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import type { RefundMethod } from "@sayara/domain/payment/RefundMethod";
import type { RefundReason } from "@sayara/domain/payment/RefundReason";
import type { RefundState } from "@sayara/domain/payment/RefundState";
import type { ColumnType, Generated, Selectable } from "kysely";

export interface PaymentTables {
  payment_sessions: PaymentSessionTable;
  payments: PaymentRow;
  refunds: RefundRow;
  ledger: LedgerTable;
}

/** The request to a gateway that opens a session, as JSON. */
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

/** An attempt to charge an amount for a booking. A booking has at most one opening or open session. */
export interface PaymentSessionTable {
  id: string;
  booking_id: string;
  /**
   * `checkout`: the first payment of a void booking. `rest`: any other payment. `edit`: an edit that raises the total.
   */
  purpose: "checkout" | "rest" | "edit";
  gateway: Gateway;
  /** Null until the gateway has responded. */
  gateway_session_id: string | null;
  /** The gateway's payment page. */
  url: string | null;
  /** The first request sent to the gateway. Null before that, and once the session is open or over. */
  request: ColumnType<StoredSessionRequest | null, string | null | undefined, string | null>;
  amount_millimes: number;
  currency: string;
  /** `opening`: not yet known to be open at the gateway. */
  state: "opening" | "open" | "paid" | "expired" | "refunded";
  /** Why the last attempt with a card failed. */
  failure: PaymentFailure | null;
  expires_at: Date;
  created_at: Date;
  /** Null for a guest. */
  created_by: string | null;
  settled_at: Date | null;
  /**
   * When to read the gateway next; null once the session is over there too. A session that has ended here but
   * may still be paid has a time.
   */
  next_check_at: Date | null;
}
export type PaymentSessionRow = Selectable<PaymentSessionTable>;

/** A received payment. */
export interface PaymentRow {
  id: string;
  booking_id: string;
  /** Null for money taken at the agency, which has no `gateway` either, and for money carried over. */
  session_id: string | null;
  gateway: Gateway | null;
  /** The gateway's reference of the payment. */
  reference: string | null;
  amount_millimes: number;
  currency: string;
  at: Date;
  /** The staff member who recorded money taken at the agency. */
  recorded_by: string | null;
  /** The payment of another booking that this one carries over [MV4]. */
  carried_from: string | null;
}

/** Money to return, or already returned. The refunds of a payment never exceed it. */
export interface RefundRow {
  id: string;
  booking_id: string;
  payment_id: string;
  gateway: Gateway | null;
  /** The gateway's reference of the refund. */
  reference: string | null;
  amount_millimes: number;
  state: RefundState;
  reason: RefundReason;
  created_at: Date;
  settled_at: Date | null;
  /** Null if automatic. */
  requested_by: string | null;
  attempts: Generated<number>;
  /** When the gateway was first called. */
  first_attempt_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  next_attempt_at: Date | null;
  /**
   * Day (in the marketplace's time zone), method and person of a return by staff [BK12]. All null if the gateway
   * returned it, or nothing has been returned.
   */
  returned_on: Generated<string | null>;
  return_method: Generated<RefundMethod | null>;
  return_note: Generated<string | null>;
  returned_by: Generated<string | null>;
}

/**
 * One of the two rows of a movement [LG1]. Written by triggers and by operators. Rows are never changed or
 * deleted.
 */
export interface LedgerTable {
  id: Generated<number>;
  movement_id: string;
  kind: MovementKind;
  account: LedgerAccount;
  /** Positive if the account received it. */
  amount_millimes: number;
  currency: string;
  at: Date;
  supplier_id: string;
  /** Null for payouts, corrections and agencies' payments. Stays when the booking is deleted. */
  booking_id: string | null;
  /** Set for a payment of a booking or of a plan. */
  payment_id: string | null;
  /** Set for a refund of a booking. For a plan's refund, the id of the payment that was refunded. */
  refund_id: string | null;
  /** The bank's or the operator's reference of a payout, an agency's payment or a correction. */
  reference: string | null;
}
