import type { PaymentDisplay } from "@sayara/api-client/contract/payment/PaymentSession";
import type { Currency } from "@sayara/domain/money/Currency";
import type { Language } from "@sayara/domain/language/Language";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";

/** A request for a payment session. */
export interface SessionRequest {
  /** Id of our payment session. Requests with the same id open one session. */
  paymentId: string;
  /** The booking's reference. */
  reference: string;
  /** A multiple of 10 millimes. */
  amountMillimes: number;
  currency: Currency;
  /** When our session expires. */
  expiresAt: Date;
  language: Language;
  /** Description of the purchase, as shown by the gateway. */
  description: string;
  /** Our page to which the gateway's own payment page returns the driver. */
  returnUrl: string;
  customerEmail: string;
}

/** A payment session as reported by the gateway. Do not use it before `checkSession` has verified it. */
export interface GatewaySession {
  /** The gateway's id of the session. */
  id: string;
  state: "open" | "paid" | "expired";
  amountMillimes: number;
  /** In upper case. */
  currency: string;
  lastFailure: PaymentFailure | null;
  paidAt: Date | null;
  /** The gateway's reference of the payment. */
  paymentReference: string | null;
}

/** A request to refund an amount. */
export interface RefundRequest {
  /** Id of our refund. Requests with the same id refund the amount once. */
  refundId: string;
  /** Id of the session at the gateway. */
  sessionId: string;
  paymentReference: string | null;
  amountMillimes: number;
  currency: string;
}

/** A refund as reported by the gateway. */
export interface GatewayRefund {
  /** The gateway's reference of the refund. */
  reference: string;
  state: "succeeded" | "pending" | "failed";
  amountMillimes: number;
  /** In upper case; null if the gateway does not report it. */
  currency: string | null;
}

/** A received webhook. */
export interface WebhookRequest {
  rawBody: Uint8Array;
  headers: Headers;
  /** Query parameters. */
  query: URLSearchParams;
  now: Date;
}

/** Subject of a webhook. `paymentReference` is the gateway's reference of the payment. */
export type WebhookSubject = { sessionId: string } | { disputeId: string; paymentReference: string };

/**
 * A provider of card payments. Calls time out after some seconds. They throw `GatewayUnavailableError` without a valid
 * response, `GatewayContradictionError` for a response that violates the gateway's documentation, and
 * `GatewayRefusalError` for a final refusal (`gatewayResponses.ts`). Never call them inside a database transaction.
 */
export interface PaymentGateway {
  readonly name: Gateway;
  /** How the website shows the page at `url`. */
  readonly display: PaymentDisplay;
  /**
   * URL of the gateway's card form, available before a session exists, for an iframe in the checkout; null if the
   * driver pays on the gateway's own page.
   */
  readonly cardFieldsUrl: string | null;
  /** False if anyone can send the gateway's webhooks, each of which causes the payment to be read from the gateway. */
  readonly signsWebhooks: boolean;
  /** False if a session may still be paid after `expireSession`, so that reading it continues. */
  readonly canExpireSessions: boolean;
  /** Opens a session. Equal requests open one session if the gateway has idempotency keys. */
  openSession(request: SessionRequest): Promise<{ id: string; url: string }>;
  readSession(id: string): Promise<GatewaySession>;
  /**
   * Ends an unpaid session and returns it, as `paid` if the payment completed first. Without `canExpireSessions` it only reads the
   * session.
   */
  expireSession(id: string): Promise<GatewaySession>;
  refund(request: RefundRequest): Promise<GatewayRefund>;
  /**
   * Returns the session that a webhook is about, or the payment that a cardholder disputes; null for a
   * webhook of another kind. No other part of the webhook is used: the session itself is read from the
   * gateway.
   *
   * @throws RefusalError `not_allowed` without a valid signature, if the gateway signs.
   */
  readWebhook(request: WebhookRequest): Promise<WebhookSubject | null>;
}

/** The configured gateways; new payments use the first. If empty, every booking is paid at the agency. */
export type PaymentGateways = ReadonlyMap<Gateway, PaymentGateway>;
