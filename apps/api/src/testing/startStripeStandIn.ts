import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { Stripe } from "stripe";
import { serveOnFreePort } from "./serveOnFreePort.ts";

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

/** Speaks the part of Stripe's protocol that payments use, over HTTP, with its rules for amounts and times. */
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
  /** Stripe answers a repeated idempotency key with its first answer. */
  const answered = new Map<string, object>();
  const calls: { path: string; form: Record<string, string> }[] = [];
  const refunded = new Map<string, number>();
  let refundStatus = "succeeded";

  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${secretKey}`) {
      return c.json({ error: { type: "invalid_request_error", message: "no such key" } }, 401);
    }
    if (c.req.method !== "POST") return next();
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
    calls.push({ path: c.req.path, form });
    const key = c.req.header("idempotency-key");
    const first = key === undefined ? undefined : answered.get(key);
    if (first !== undefined) return c.json(first);
    await next();
    if (key !== undefined && c.res.ok) answered.set(key, (await c.res.clone().json()) as object);
  });
  const refuse = (message: string) => ({ error: { type: "invalid_request_error", message } });

  app.post("/v1/checkout/sessions", (c) => {
    const form = calls.at(-1)?.form ?? {};
    const amount = Number(form["line_items[0][price_data][unit_amount]"]);
    const now = Math.floor(clock().getTime() / 1000);
    const expiresAt = Number(form["expires_at"]);
    if (!Number.isInteger(amount) || amount % 10 !== 0)
      return c.json(refuse("the last digit must be 0"), 400);
    if (expiresAt < now + 30 * 60 || expiresAt > now + 86_400) return c.json(refuse("expires_at"), 400);
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
    return session === undefined ? c.json(refuse("no such session"), 404) : c.json(session);
  });
  app.post("/v1/checkout/sessions/:id/expire", (c) => {
    const session = sessions.get(c.req.param("id"));
    if (session?.status !== "open") return c.json(refuse("only open sessions can be expired"), 400);
    session.status = "expired";
    return c.json(session);
  });
  app.post("/v1/refunds", (c) => {
    const { payment_intent: payment = "", amount = "" } = calls.at(-1)?.form ?? {};
    const paid = [...sessions.values()].find(({ id }) => payment === paymentOf(id))?.amount_total ?? 0;
    const total = (refunded.get(payment) ?? 0) + Number(amount);
    if (total > paid) return c.json(refuse("more than was paid"), 400);
    refunded.set(payment, total);
    return c.json({ id: `re_${payment}_${total}`, object: "refund", status: "pending" });
  });
  app.get("/v1/refunds/:id", (c) =>
    c.json({ id: c.req.param("id"), object: "refund", status: refundStatus }),
  );

  const server = await serveOnFreePort(app.fetch);
  const known = (id: string) => {
    const session = sessions.get(id);
    if (session === undefined) throw new Error(`no session ${id}`);
    return session;
  };
  return {
    url: server.url,
    stop: server.stop,
    calls,
    refunded,
    /** @param at seconds since 1970. */
    pay(id: string, at: number) {
      const paid = {
        id: paymentOf(id),
        created: at,
        last_payment_error: null,
        latest_charge: { created: at },
      };
      Object.assign(known(id), { status: "complete", payment_status: "paid", payment_intent: paid });
    },
    decline(id: string, error: { code: string; decline_code?: string }) {
      known(id).payment_intent = {
        id: paymentOf(id),
        created: 0,
        last_payment_error: error,
        latest_charge: null,
      };
    },
    refundsBecome(status: string) {
      refundStatus = status;
    },
    /** A signed webhook. @param at seconds since 1970. */
    webhook(object: object, at: number) {
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
