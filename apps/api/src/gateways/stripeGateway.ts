import type { Stripe } from "stripe";
import * as v from "valibot";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { consequenceOf } from "./gatewayResponses.ts";
import { GatewayContradictionError } from "./GatewayContradictionError.ts";
import { GatewayRefusalError } from "./GatewayRefusalError.ts";
import type { GatewayRefund, PaymentGateway, RefundRequest, SessionRequest } from "./PaymentGateway.ts";
import { openStripe, awaitStripe } from "./openStripe.ts";
import { stripeResponses } from "./stripeResponses.ts";
import { toStripeSession } from "./toStripeSession.ts";

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Origin of a stand-in for Stripe's API. */
  url?: string | undefined;
}

/** Maximum age of a webhook's signature on arrival, in seconds. */
const TOLERANCE = 300;
/**
 * Minimum lifetime of a session at Stripe, in seconds. Stripe refuses a shorter one, even if our session is
 * opened in its last second. `expireSession` ends our session on time.
 */
const MIN_SESSION_SECONDS = 31 * 60;

/**
 * Creates the gateway for Stripe's hosted page, through its SDK. TND has three decimals. The last digit of an amount is
 * 0, as Stripe requires for three-decimal currencies.
 */
export function stripeGateway({ secretKey, webhookSecret, url }: StripeOptions): PaymentGateway {
  let clientPromise: Promise<Stripe> | undefined;
  const getClient = () => (clientPromise ??= openStripe({ secretKey, url }));
  const readSession = async (id: string) => {
    const { checkout } = await getClient();
    const expand = ["payment_intent.latest_charge"];
    return toStripeSession(await awaitStripe("read", checkout.sessions.retrieve(id, { expand })));
  };

  return {
    name: "stripe",
    display: "redirect",
    cardFieldsUrl: null,
    signsWebhooks: true,
    canExpireSessions: true,
    async openSession(request) {
      const { checkout } = await getClient();
      const options = { idempotencyKey: request.paymentId };
      const call = checkout.sessions.create(sessionParams(request), options);
      const { success, output } = v.safeParse(OpenedSession, await awaitStripe("open", call));
      if (!success) throw new GatewayContradictionError("the gateway gave no page");
      return output;
    },
    readSession,
    async expireSession(id) {
      const { checkout } = await getClient();
      await awaitStripe("end", checkout.sessions.expire(id)).catch((error: unknown) => {
        if (!(error instanceof GatewayRefusalError)) throw error;
        if (consequenceOf(stripeResponses.end ?? [], error) !== "read") throw error;
      });
      return readSession(id);
    },
    async refund(request) {
      const { refunds } = await getClient();
      const params = refundParams(request);
      // Stripe forgets a key after a day, and until then repeats its first response, so look for an existing
      // refund first.
      const { payment_intent } = params;
      const { data } = await awaitStripe("read", refunds.list({ payment_intent, limit: 100 }));
      const existing = data.find(({ metadata }) => metadata?.["refundId"] === request.refundId);
      if (existing !== undefined) return toGatewayRefund(existing);
      const options = { idempotencyKey: request.refundId };
      return toGatewayRefund(await awaitStripe("refund", refunds.create(params, options)));
    },
    async readWebhook({ rawBody, headers, now }) {
      const { webhooks } = await getClient();
      const signature = headers.get("stripe-signature") ?? "";
      const event = verifyEvent();
      if (v.is(SessionEvent, event)) return { sessionId: event.data.object.id };
      if (!v.is(DisputeEvent, event)) return null;
      const { id: disputeId, payment_intent: paymentReference } = event.data.object;
      return { disputeId, paymentReference };

      function verifyEvent(): unknown {
        try {
          const body = Buffer.from(rawBody);
          return webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE, undefined, now.getTime());
        } catch (error) {
          // The SDK verifies the signature before it parses the body, so this body is signed.
          if (error instanceof SyntaxError) return null;
          throw new RefusalError("not_allowed");
        }
      }
    },
  };
}

const OpenedSession = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//)),
});

/** An event about a session. The endpoint may be subscribed to other events. */
const SessionEvent = v.object({
  data: v.object({
    object: v.object({
      object: v.literal("checkout.session"),
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
    }),
  }),
});

/** `charge.dispute.created` and the dispute's later events. */
const DisputeEvent = v.object({
  data: v.object({
    object: v.object({
      object: v.literal("dispute"),
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
      payment_intent: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
    }),
  }),
});

const Refund = v.object({
  id: v.pipe(v.string(), v.maxLength(200)),
  status: v.nullable(v.string()),
  amount: v.number(),
  currency: v.pipe(v.string(), v.maxLength(10), v.toUpperCase()),
});

/** Every other state is pending. */
const refundStates: Record<string, "succeeded" | "failed"> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

function toGatewayRefund(response: Stripe.Refund): GatewayRefund {
  const { success, output } = v.safeParse(Refund, response);
  if (!success) throw new GatewayContradictionError("the gateway's refund is not valid");
  const { id, status, amount, currency } = output;
  const state = refundStates[status ?? ""] ?? "pending";
  return { reference: id, state, amountMillimes: amount, currency };
}

/** Stripe compares all parameters when a key is repeated, so none may depend on the clock. */
function sessionParams({
  paymentId,
  reference,
  amountMillimes,
  currency,
  expiresAt,
  ...request
}: SessionRequest): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    client_reference_id: paymentId,
    customer_email: request.customerEmail,
    locale: request.language,
    expires_at: Math.ceil(expiresAt.getTime() / 1000) + MIN_SESSION_SECONDS,
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
  if (paymentReference === null) throw new GatewayContradictionError("the payment is not known");
  return { payment_intent: paymentReference, amount: amountMillimes, metadata: { refundId, sessionId } };
}
