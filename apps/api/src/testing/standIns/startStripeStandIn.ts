import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { Stripe } from "stripe";
import { withFaults } from "./gatewayFaults.ts";
import { serveOnFreePort } from "#api/testing/processes/serveOnFreePort.ts";

interface Session {
  id: string;
  object: "checkout.session";
  url: string;
  amount_total: number;
  currency: string;
  created: number;
  expires_at: number;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  client_reference_id: string;
  payment_intent: object | null;
}

interface Refund {
  id: string;
  object: "refund";
  payment_intent: string;
  amount: number;
  currency: string;
  status: string;
  metadata: { refundId: string | undefined };
}

/**
 * Starts a stand-in for the part of Stripe's HTTP API that payments use, with its rules for amounts, times
 * and idempotency keys. A key belongs to one path and its parameters, and is in use while its first call
 * runs. A repeated key gets the first response, even a server error, unless that call was not executed.
 */
export async function startStripeStandIn({
  secretKey,
  webhookSecret,
  clock = () => new Date(),
}: {
  secretKey: string;
  webhookSecret: string;
  clock?: () => Date;
}) {
  const sessions = new Map<string, Session>();
  const responsesByKey = new Map<
    string,
    { request: string; response: { status: number; body: object } | null }
  >();
  const calls: { path: string; form: Record<string, string> }[] = [];
  const refunded = new Map<string, number>();
  const refunds = new Map<string, Refund>();
  let refundStatus = "succeeded";
  const controls = { refusesRefunds: false };

  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${secretKey}`) {
      return c.json({ error: { type: "invalid_request_error", message: "no such key" } }, 401);
    }
    if (c.req.method !== "POST") return next();
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
    calls.push({ path: c.req.path, form });
    const key = c.req.header("idempotency-key");
    if (key === undefined) return next();
    const request = JSON.stringify([c.req.path, form]);
    const first = responsesByKey.get(key);
    if (first !== undefined && first.request !== request) {
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      return c.json({ error: { type: "idempotency_error", message } }, 400);
    }
    if (first?.response === null) return c.json(errorBody("in use", "idempotency_key_in_use"), 409);
    if (first !== undefined) return c.json(first.response.body, first.response.status as 200);
    responsesByKey.set(key, { request, response: null });
    await next();
    const body = (await c.res.clone().json()) as { error?: { code?: string } };
    // Invalid parameters, which have no error code here, are rejected before the call is executed.
    const isExecuted = c.res.ok || body.error?.code !== undefined;
    if (isExecuted) responsesByKey.set(key, { request, response: { status: c.res.status, body } });
    else responsesByKey.delete(key);
  });
  const errorBody = (message: string, code?: string) => ({
    error: { type: "invalid_request_error", message, ...(code !== undefined && { code }) },
  });
  const missingObject = () => errorBody("no such object", "resource_missing");

  app.post("/v1/checkout/sessions", (c) => {
    const form = calls.at(-1)?.form ?? {};
    const amount = Number(form["line_items[0][price_data][unit_amount]"]);
    const now = Math.floor(clock().getTime() / 1000);
    const expiresAt = Number(form["expires_at"]);
    if (!Number.isInteger(amount) || amount % 10 !== 0)
      return c.json(errorBody("the last digit must be 0"), 400);
    if (expiresAt < now + 30 * 60 || expiresAt > now + 86_400) return c.json(errorBody("expires_at"), 400);
    const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
    const session: Session = {
      id,
      object: "checkout.session",
      url: `https://checkout.stripe.example/c/pay/${id}`,
      amount_total: amount,
      currency: form["line_items[0][price_data][currency]"] ?? "",
      created: now,
      expires_at: expiresAt,
      status: "open",
      payment_status: "unpaid",
      client_reference_id: form["client_reference_id"] ?? "",
      payment_intent: null,
    };
    sessions.set(id, session);
    return c.json(session);
  });
  app.get("/v1/checkout/sessions/:id", (c) => {
    const session = sessions.get(c.req.param("id"));
    return session === undefined ? c.json(missingObject(), 404) : c.json(session);
  });
  app.post("/v1/checkout/sessions/:id/expire", (c) => {
    const session = sessions.get(c.req.param("id"));
    if (session === undefined) return c.json(missingObject(), 404);
    if (session.status !== "open") return c.json(errorBody("only open sessions can be expired"), 400);
    session.status = "expired";
    return c.json(session);
  });
  app.get("/v1/refunds", (c) => {
    const payment = c.req.query("payment_intent");
    const data = [...refunds.values()].filter((refund) => refund.payment_intent === payment);
    return c.json({ object: "list", url: "/v1/refunds", has_more: false, data });
  });
  app.post("/v1/refunds", (c) => {
    const form = calls.at(-1)?.form ?? {};
    const { payment_intent: payment = "", amount = "" } = form;
    const paid = [...sessions.values()].find(({ id }) => payment === paymentOf(id));
    if (paid === undefined) return c.json(missingObject(), 404);
    if (controls.refusesRefunds) return c.json(errorBody("the payment is disputed", "charge_disputed"), 400);
    const refundedTotal = (refunded.get(payment) ?? 0) + Number(amount);
    if (refundedTotal > paid.amount_total)
      return c.json(errorBody("more than was paid", "charge_already_refunded"), 400);
    refunded.set(payment, refundedTotal);
    const refund: Refund = {
      id: `re_${payment}_${refundedTotal}`,
      object: "refund",
      payment_intent: payment,
      amount: Number(amount),
      currency: paid.currency,
      status: refundStatus,
      metadata: { refundId: form["metadata[refundId]"] },
    };
    refunds.set(refund.id, refund);
    return c.json(refund);
  });

  const { fetch, faults, runPostponed } = withFaults((request) => app.fetch(request));
  const server = await serveOnFreePort(fetch);
  const requireSession = (id: string) => {
    const session = sessions.get(id);
    if (session === undefined) throw new Error(`no session ${id}`);
    return session;
  };
  return {
    url: server.url,
    stop: server.stop,
    calls,
    faults,
    runPostponed,
    controls,
    sessions,
    refunds,
    refunded,
    /** Clears the keys, as Stripe does after a day. */
    forgetKeys: () => responsesByKey.clear(),
    /**
     * Pays a session.
     *
     * @param at seconds since 1970.
     */
    pay(id: string, at: number) {
      const paid = {
        id: paymentOf(id),
        created: at,
        last_payment_error: null,
        latest_charge: { created: at },
      };
      Object.assign(requireSession(id), { status: "complete", payment_status: "paid", payment_intent: paid });
    },
    decline(id: string, error: { code: string; decline_code?: string }) {
      requireSession(id).payment_intent = {
        id: paymentOf(id),
        created: 0,
        last_payment_error: error,
        latest_charge: null,
      };
    },
    /** Sets the state of all existing and future refunds. */
    setRefundStatus(status: string) {
      refundStatus = status;
      for (const refund of refunds.values()) refund.status = status;
    },
    /**
     * Builds a signed webhook.
     *
     * @param at seconds since 1970.
     */
    webhook(object: object, at: number): { rawBody: Buffer; headers: Headers } {
      const payload = JSON.stringify({
        id: "evt_1",
        object: "event",
        type: "checkout.session.completed",
        data: { object },
      });
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: webhookSecret,
        timestamp: at,
      });
      return { rawBody: Buffer.from(payload), headers: new Headers({ "stripe-signature": signature }) };
    },
  };
}

function paymentOf(sessionId: string): string {
  return sessionId.replace("cs_", "pi_");
}
