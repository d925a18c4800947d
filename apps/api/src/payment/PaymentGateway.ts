import type { PaymentDisplay } from "@sayara/api-client/contract/payment/PaymentSession";
import type { Currency } from "@sayara/domain/money/Currency";
import type { Language } from "@sayara/domain/language/Language";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";

/** A sum to charge. */
export interface SessionRequest {
  /** Id of our payment session. Requests with the same id open one session. */
  paymentId: string;
  /** The booking's reference. */
  reference: string;
  /** A multiple of 10. */
  amountMillimes: number;
  currency: Currency;
  expiresAt: Date;
  language: Language;
  /** What is paid, as the gateway shows it. */
  description: string;
  /** The page that a gateway with its own page comes back to. */
  returnUrl: string;
  customerEmail: string;
}

/** A payment session as the gateway has it. */
export interface GatewaySession {
  state: "open" | "paid" | "expired";
  amountMillimes: number;
  currency: Currency;
  lastFailure: PaymentFailure | null;
  paidAt: Date | null;
  /** The gateway's name of the payment. */
  paymentReference: string | null;
}

/** A sum to return. */
export interface RefundRequest {
  /** Id of our refund. Requests with the same id return the sum once. */
  refundId: string;
  /** Id of the session at the gateway. */
  sessionId: string;
  paymentReference: string | null;
  amountMillimes: number;
}

/** A webhook as it arrived. */
export interface WebhookRequest {
  rawBody: Uint8Array;
  headers: Headers;
  /** Parameters of the address. */
  query: URLSearchParams;
  now: Date;
}

/**
 * A provider of card payments. Calls end after some seconds and throw `GatewayUnavailableError` without a valid
 * answer. They are never made inside a database transaction.
 */
export interface PaymentGateway {
  readonly name: Gateway;
  /** How the page at `url` is shown. */
  readonly display: PaymentDisplay;
  /** False: anyone can send its webhooks, each of which reads a payment from the gateway. */
  readonly signsWebhooks: boolean;
  openSession(request: SessionRequest): Promise<{ id: string; url: string }>;
  readSession(id: string): Promise<GatewaySession>;
  /** Ends a session that is not paid, and returns it: `paid` when the payment was faster. */
  expireSession(id: string): Promise<GatewaySession>;
  refund(request: RefundRequest): Promise<{ reference: string; state: "succeeded" | "pending" | "failed" }>;
  /**
   * Returns the session that a webhook is about. Nothing else of it is used: the session is read from the
   * gateway.
   *
   * @throws RefusalError `not_allowed` without a valid signature, where the gateway signs.
   */
  readWebhook(request: WebhookRequest): Promise<{ sessionId: string }>;
}

/** The configured gateways; new payments use the first. Empty: every booking is paid at the agency. */
export type PaymentGateways = ReadonlyMap<Gateway, PaymentGateway>;
