import type { Stripe } from "stripe";
import * as v from "valibot";
import { RefusalError } from "#api/http/refusals.ts";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";
import type { PaymentGateway, RefundRequest, SessionRequest } from "./PaymentGateway.ts";
import { openStripe, reachStripe, StripeFailure } from "./openStripe.ts";
import { toStripeSession } from "./toStripeSession.ts";

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Origin of a stand-in of Stripe's API. */
  url?: string | undefined;
  clock: () => Date;
}

/** Seconds between a webhook's signature and its arrival. */
const TOLERANCE = 300;
/** Seconds. Stripe refuses a session that would end sooner; ours is ended by `expireSession`. */
const SHORTEST_SESSION = 31 * 60;

/**
 * Stripe's hosted page, through its SDK. TND has three decimals; the last digit of an amount is 0, as Stripe
 * requires of three-decimal currencies.
 */
export function stripeGateway({ secretKey, webhookSecret, url, clock }: StripeOptions): PaymentGateway {
  let opened: Promise<Stripe> | undefined;
  const open = () => (opened ??= openStripe({ secretKey, url }));
  const read = async (id: string) => {
    const { checkout } = await open();
    const expand = ["payment_intent.latest_charge"];
    return toStripeSession(await reachStripe(checkout.sessions.retrieve(id, { expand })));
  };

  return {
    name: "stripe",
    display: "redirect",
    signsWebhooks: true,
    async openSession(request) {
      const { checkout } = await open();
      const params = sessionParams(request, clock());
      const options = { idempotencyKey: request.paymentId };
      const session = await reachStripe(checkout.sessions.create(params, options));
      if (session.url === null) throw new GatewayUnavailableError("the gateway gave no page");
      return { id: session.id, url: session.url };
    },
    readSession: read,
    async expireSession(id) {
      const { checkout } = await open();
      // Stripe refuses to end a session that is paid or has ended; then its state says so.
      await reachStripe(checkout.sessions.expire(id)).catch((error: unknown) => {
        if (!isRefusedByStripe(error)) throw error;
      });
      return read(id);
    },
    async refund(request) {
      const { refunds } = await open();
      const options = { idempotencyKey: request.refundId };
      const { id } = await reachStripe(refunds.create(refundParams(request), options));
      // A repeated call gets the first answer again: the present state is read.
      const { status } = await reachStripe(refunds.retrieve(id));
      return { reference: id, state: refundStates[status ?? ""] ?? "pending" };
    },
    async readWebhook({ rawBody, headers, now }) {
      const { webhooks } = await open();
      const signature = headers.get("stripe-signature") ?? "";
      const { success, output } = v.safeParse(SessionEvent, openEvent());
      if (!success) throw new RefusalError("not_found");
      return { sessionId: output.data.object.id };

      function openEvent(): unknown {
        try {
          const body = Buffer.from(rawBody);
          return webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE, undefined, now.getTime());
        } catch {
          throw new RefusalError("not_allowed");
        }
      }
    },
  };
}

/** Events of other kinds are not subscribed to. */
const SessionEvent = v.object({
  data: v.object({
    object: v.object({
      object: v.literal("checkout.session"),
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
    }),
  }),
});

/** Other states are on their way. */
const refundStates: Record<string, "succeeded" | "failed"> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

function sessionParams(
  { paymentId, reference, amountMillimes, currency, expiresAt, ...request }: SessionRequest,
  now: Date,
): Stripe.Checkout.SessionCreateParams {
  const soonest = Math.ceil(now.getTime() / 1000) + SHORTEST_SESSION;
  return {
    mode: "payment",
    client_reference_id: paymentId,
    customer_email: request.customerEmail,
    locale: request.language,
    expires_at: Math.max(soonest, Math.ceil(expiresAt.getTime() / 1000)),
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMillimes,
          product_data: { name: request.description },
        },
      },
    ],
    payment_intent_data: { description: reference, metadata: { paymentId, reference } },
  };
}

function refundParams({ refundId, sessionId, paymentReference, amountMillimes }: RefundRequest) {
  if (paymentReference === null) throw new GatewayUnavailableError("the payment is not known");
  return { payment_intent: paymentReference, amount: amountMillimes, metadata: { refundId, sessionId } };
}

function isRefusedByStripe(error: unknown): boolean {
  return (
    error instanceof GatewayUnavailableError &&
    error.cause instanceof StripeFailure &&
    error.cause.status === 400
  );
}
