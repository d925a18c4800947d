import { randomBytes } from "node:crypto";
import { Hono } from "hono";

export interface KonnectStandInOptions {
  apiKey: string;
  /** URL at which browsers reach the payment page. */
  pageUrl: string;
  callWebhook: (address: string) => Promise<unknown>;
}

export interface KonnectPayment {
  status: string;
  amount: number;
  reachedAmount: number;
  token: string;
  transactions: { status: string }[];
}

/**
 * Implements over HTTP the part of Konnect's protocol that payments use. The button on its page pays without moving
 * money. Serves tests and operators' rehearsals.
 */
export function createKonnectStandIn({ apiKey, pageUrl, callWebhook }: KonnectStandInOptions) {
  const payments = new Map<string, KonnectPayment>();
  const initRequests: Record<string, unknown>[] = [];
  const app = new Hono();
  app.use("/api/*", async (c, next) => {
    if (c.req.header("x-api-key") !== apiKey) return c.json({ errors: [{ code: "unauthorized" }] }, 401);
    return next();
  });
  app.post("/api/v2/payments/init-payment", async (c) => {
    const body = (await c.req.json()) as { amount: number; token: string };
    initRequests.push(body);
    const paymentRef = randomBytes(12).toString("hex");
    const { amount, token } = body;
    payments.set(paymentRef, { status: "pending", amount, token, reachedAmount: 0, transactions: [] });
    return c.json({ payUrl: `${pageUrl}/pay?payment_ref=${paymentRef}`, paymentRef });
  });
  app.get("/api/v2/payments/:id", (c) => {
    const payment = payments.get(c.req.param("id"));
    if (payment === undefined) return c.json({ errors: [{ code: "not_found" }] }, 404);
    return c.json({ payment: { id: c.req.param("id"), ...payment } });
  });
  app.get("/pay", (c) => {
    const payment = payments.get(c.req.query("payment_ref") ?? "");
    return payment === undefined ? c.notFound() : c.html(renderPage(payment));
  });
  app.post("/pay", async (c) => {
    const reference = c.req.query("payment_ref") ?? "";
    const payment = payments.get(reference);
    const initRequest = initRequests[[...payments.keys()].indexOf(reference)];
    if (payment === undefined || initRequest === undefined) return c.notFound();
    Object.assign(payment, { status: "completed", reachedAmount: payment.amount });
    await callWebhook(`${String(initRequest["webhook"])}?payment_ref=${reference}`);
    return c.redirect(`${String(initRequest["successUrl"])}?payment_ref=${reference}`, 303);
  });
  return { app, initRequests, payments };
}

/** Renders a payment page without card fields. Its text addresses the operator. */
function renderPage({ amount }: KonnectPayment): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Répétition d'un paiement</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><h1>Répétition</h1><p>${amount / 1000} TND : aucun argent ne bouge.</p>
<form method="post"><button>Payer</button></form></body></html>`;
}
