import { Currency } from "@sayara/domain/money/Currency";
import * as v from "valibot";
import { RefusalError } from "#api/http/refusals.ts";
import { callGateway } from "./callGateway.ts";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";
import type { GatewaySession, PaymentGateway } from "./PaymentGateway.ts";

export interface KonnectOptions {
  apiKey: string;
  walletId: string;
  /** Address of Konnect's API, with its version. */
  url: string;
  /** Our address that Konnect calls after a payment. */
  webhookUrl: string;
  clock: () => Date;
}

const MINUTE = 60_000;

const Reference = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const Opened = v.object({
  paymentRef: Reference,
  payUrl: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//)),
});
const Payment = v.object({
  payment: v.object({
    status: v.pipe(v.string(), v.maxLength(40)),
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    reachedAmount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    token: Currency,
    transactions: v.optional(v.array(v.object({ status: v.pipe(v.string(), v.maxLength(40)) })), []),
  }),
});

/**
 * Konnect, a Tunisian gateway with a page of its own. Amounts are millimes. Its webhook carries a reference and no
 * signature, so only the payment that is read from Konnect counts.
 */
export function konnectGateway({ apiKey, walletId, url, webhookUrl, clock }: KonnectOptions): PaymentGateway {
  const headers = { "x-api-key": apiKey, "content-type": "application/json" };

  const read = async (id: string): Promise<GatewaySession> => {
    const address = `${url}/payments/${encodeURIComponent(id)}`;
    const { payment } = await callGateway(Payment, address, { headers });
    const isPaid = payment.status === "completed";
    if (isPaid && payment.reachedAmount < payment.amount) {
      throw new GatewayUnavailableError("the gateway completed a payment without its whole sum");
    }
    const isDeclined = !isPaid && payment.transactions.some(({ status }) => status.startsWith("failed"));
    return {
      state: isPaid ? "paid" : "open",
      amountMillimes: payment.amount,
      currency: payment.token,
      // Konnect names no reason.
      lastFailure: isDeclined ? "card_declined" : null,
      // Konnect names no time: the payment is as old as its first reading.
      paidAt: isPaid ? clock() : null,
      paymentReference: isPaid ? id : null,
    };
  };

  return {
    name: "konnect",
    display: "redirect",
    signsWebhooks: false,
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
      const opened = await callGateway(Opened, `${url}/payments/init-payment`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return { id: opened.paymentRef, url: opened.payUrl };
    },
    readSession: read,
    async expireSession(id) {
      // Konnect ends a payment by its lifespan only. One that is made later arrives as a late payment.
      const session = await read(id);
      return session.state === "paid" ? session : { ...session, state: "expired" };
    },
    // Konnect has no call for it: staff returns the money in Konnect's dashboard.
    refund: ({ sessionId }) => Promise.resolve({ reference: sessionId, state: "failed" }),
    async readWebhook({ query }) {
      const reference = v.safeParse(Reference, query.get("payment_ref"));
      if (!reference.success) throw new RefusalError("not_found");
      return { sessionId: reference.output };
    },
  };
}
