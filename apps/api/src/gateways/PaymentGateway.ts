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
  /** When our session ends. */
  expiresAt: Date;
  language: Language;
  /** What is paid, as the gateway shows it. */
  description: string;
  /** The page that a gateway with its own page comes back to. */
  returnUrl: string;
  customerEmail: string;
}

/** A payment session as the gateway says it is. Only `checkSession` may believe it. */
export interface GatewaySession {
  /** The gateway's id of the session. */
  id: string;
  state: "open" | "paid" | "expired";
  amountMillimes: number;
  /** Upper case. */
  currency: string;
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
  currency: string;
}

/** A refund as the gateway says it is. */
export interface GatewayRefund {
  /** The gateway's name of the refund. */
  reference: string;
  state: "succeeded" | "pending" | "failed";
  amountMillimes: number;
  /** Upper case; null where the gateway names none. */
  currency: string | null;
}

/** A webhook as it arrived. */
export interface WebhookRequest {
  rawBody: Uint8Array;
  headers: Headers;
  /** Parameters of the address. */
  query: URLSearchParams;
  now: Date;
}

/** What a webhook is about. `paymentReference`: the gateway's name of the payment. */
export type WebhookSubject = { sessionId: string } | { disputeId: string; paymentReference: string };

/**
 * A provider of card payments. Calls end after some seconds. They throw `GatewayUnavailableError` without a valid
 * answer, `GatewayContradictionError` for an answer against the gateway's documents, and `GatewayRefusalError` for a
 * final refusal (`gatewayResponses.ts`). They are never made inside a database transaction.
 */
export interface PaymentGateway {
  readonly name: Gateway;
  /** How the page at `url` is shown. */
  readonly display: PaymentDisplay;
  /** Its card fields before there is a session, for a frame of the checkout; null where the driver pays on its own page. */
  readonly cardFieldsUrl: string | null;
  /** False: anyone can send its webhooks, each of which reads a payment from the gateway. */
  readonly signsWebhooks: boolean;
  /** False: a session may be paid after `expireSession`, so it is read on. */
  readonly canEnd: boolean;
  /** Equal requests open one session, where the gateway has idempotency keys. */
  openSession(request: SessionRequest): Promise<{ id: string; url: string }>;
  readSession(id: string): Promise<GatewaySession>;
  /** Ends a session that is not paid, and returns it: `paid` when the payment was faster. Without `canEnd` it only reads. */
  expireSession(id: string): Promise<GatewaySession>;
  refund(request: RefundRequest): Promise<GatewayRefund>;
  /**
   * Returns the session that a webhook is about, or the payment that a cardholder disputes; null for a webhook of another
   * kind. Nothing else of it is used: a session is read from the gateway.
   *
   * @throws RefusalError `not_allowed` without a valid signature, where the gateway signs.
   */
  readWebhook(request: WebhookRequest): Promise<WebhookSubject | null>;
}

/** The configured gateways; new payments use the first. Empty: every booking is paid at the agency. */
export type PaymentGateways = ReadonlyMap<Gateway, PaymentGateway>;
