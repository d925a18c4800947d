import type { Language } from "@sayara/domain/language/Language";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";

/** A row of `sessions`; times in milliseconds. */
export interface SessionRow {
  id: string;
  idempotency_key: string;
  /** The request as JSON, for comparison when its idempotency key is reused. */
  request: string;
  reference: string;
  amount: number;
  currency: string;
  description: string;
  language: Language;
  return_url: string;
  state: "open" | "paid" | "expired";
  last_failure: PaymentFailure | null;
  /** Number of cards tried. */
  attempts: number;
  /** Token of the pending challenge; null if there is none. */
  challenge: string | null;
  /** Time of the late charge of the timeout test card; null if there is none. */
  pays_at: number | null;
  refuses_refunds: number;
  payment_reference: string | null;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
}
