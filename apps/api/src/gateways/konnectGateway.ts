import * as v from "valibot";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { callGateway } from "./callGateway.ts";
import { konnectResponses } from "./konnectResponses.ts";
import type { GatewaySession, PaymentGateway } from "./PaymentGateway.ts";

export interface KonnectOptions {
  apiKey: string;
  walletId: string;
  /** Base URL of Konnect's API, including its version. */
  url: string;
  /** Our URL that Konnect calls after a payment. */
  webhookUrl: string;
  clock: () => Date;
}

const MINUTE = 60_000;

const Reference = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const InitPaymentResponse = v.object({
  paymentRef: Reference,
  payUrl: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//)),
});
const PaymentResponse = v.object({
  payment: v.object({
    id: Reference,
    status: v.pipe(v.string(), v.maxLength(40)),
    amount: v.number(),
    reachedAmount: v.number(),
    token: v.pipe(v.string(), v.maxLength(10)),
    transactions: v.optional(v.array(v.object({ status: v.pipe(v.string(), v.maxLength(40)) })), []),
  }),
});

/** Errors have the shape `{ errors: [{ code, message, target }] }`; `code` may be missing. */
const ErrorCode = v.pipe(
  v.object({ errors: v.array(v.object({ code: v.optional(v.pipe(v.string(), v.maxLength(40)), "") })) }),
  v.transform(({ errors }) => errors[0]?.code ?? ""),
);

/**
 * Creates the gateway for Konnect, a Tunisian provider with a hosted payment page. Amounts are in millimes. Konnect's
 * webhook carries a reference and no signature, so only the payment that is read from Konnect counts.
 */
export function konnectGateway({ apiKey, walletId, url, webhookUrl, clock }: KonnectOptions): PaymentGateway {
  const headers = { "x-api-key": apiKey, "content-type": "application/json" };

  const readSession = async (id: string): Promise<GatewaySession> => {
    const address = `${url}/payments/${encodeURIComponent(id)}`;
    const protocol = {
      schema: PaymentResponse,
      errorSchema: ErrorCode,
      errorResponses: konnectResponses.read ?? [],
    };
    const { payment } = await callGateway(protocol, address, { headers });
    const isPaid = payment.status === "completed";
    const isDeclined = !isPaid && payment.transactions.some(({ status }) => status.startsWith("failed"));
    return {
      id: payment.id,
      state: isPaid ? "paid" : "open",
      // A completed payment may have received less than its amount.
      amountMillimes: isPaid ? Math.min(payment.amount, payment.reachedAmount) : payment.amount,
      currency: payment.token,
      // Konnect reports no reason.
      lastFailure: isDeclined ? "card_declined" : null,
      // Konnect reports no time, so the time of the first read counts.
      paidAt: isPaid ? clock() : null,
      paymentReference: isPaid ? id : null,
    };
  };

  return {
    name: "konnect",
    display: "redirect",
    cardFieldsUrl: null,
    signsWebhooks: false,
    canExpireSessions: false,
    async openSession({ paymentId, amountMillimes, currency, expiresAt, ...request }) {
      const body = {
        receiverWalletId: walletId,
        orderId: paymentId,
        amount: amountMillimes,
        token: currency,
        type: "immediate",
        description: request.description,
        email: request.customerEmail,
        acceptedPaymentMethods: ["bank_card", "e-DINAR"],
        lifespan: Math.max(1, Math.floor((expiresAt.getTime() - clock().getTime()) / MINUTE)),
        checkoutForm: false,
        addPaymentFeesToAmount: false,
        webhook: webhookUrl,
        successUrl: request.returnUrl,
        failUrl: request.returnUrl,
      };
      const protocol = {
        schema: InitPaymentResponse,
        errorSchema: ErrorCode,
        errorResponses: konnectResponses.open ?? [],
      };
      const response = await callGateway(protocol, `${url}/payments/init-payment`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return { id: response.paymentRef, url: response.payUrl };
    },
    readSession,
    // Konnect ends a payment only through its lifespan.
    expireSession: readSession,
    // Konnect has no refund call: staff refund the money in Konnect's dashboard.
    refund: ({ sessionId, amountMillimes, currency }) =>
      Promise.resolve({ reference: sessionId, state: "failed", amountMillimes, currency }),
    async readWebhook({ query }) {
      const reference = v.safeParse(Reference, query.get("payment_ref"));
      if (!reference.success) throw new RefusalError("not_found");
      return { sessionId: reference.output };
    },
  };
}
