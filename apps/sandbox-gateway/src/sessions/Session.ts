import { currencies } from "@sayara/domain/money/Currency";
import { languages } from "@sayara/domain/language/Language";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import * as v from "valibot";

/** In millimes, equal to 100,000 dinars. */
const LARGEST_AMOUNT = 100_000_000;

/** An amount in whole millimes. The third decimal of the dinar must be 0. */
export const Amount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(10),
  v.maxValue(LARGEST_AMOUNT),
  v.multipleOf(10),
);
export const Reference = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/));

/** The merchant's request for a session. */
export const SessionRequest = v.object({
  reference: Reference,
  amount: Amount,
  currency: v.picklist(currencies),
  expiresAt: v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)),
  language: v.picklist(languages),
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  returnUrl: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//)),
});
export type SessionRequest = v.InferOutput<typeof SessionRequest>;

/** A refund as the merchant sees it; `amount` in millimes. */
export interface Refund {
  id: string;
  reference: string;
  amount: number;
  state: "succeeded" | "failed";
  at: string;
}

/** A session as the merchant sees it; `amount` in millimes, times as ISO 8601. */
export interface Session {
  id: string;
  reference: string;
  /** URL of the card page. */
  url: string;
  amount: number;
  currency: string;
  state: "open" | "paid" | "expired";
  lastFailure: PaymentFailure | null;
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
  paymentReference: string | null;
  refunds: Refund[];
}
