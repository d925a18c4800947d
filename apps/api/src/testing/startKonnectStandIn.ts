import { Hono } from "hono";
import { withFaults } from "./gatewayFaults.ts";
import { serveOnFreePort } from "./serveOnFreePort.ts";

interface Payment {
  status: string;
  amount: number;
  reachedAmount: number;
  token: string;
  transactions: { status: string }[];
}

interface KonnectStandInOptions {
  apiKey: string;
  /** Where browsers reach its page. */
  pageUrl?: string;
  /** Calls a webhook of the marketplace. */
  callWebhook?: (address: string) => Promise<unknown>;
}

/** The page of a payment, without the card's fields. */
const page = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Konnect</title>
<link rel="icon" href="data:,"></head><body><form method="post"><button>Payer</button></form></body></html>`;

/** Speaks the part of Konnect's protocol that payments use, over HTTP. The button on its page pays. */
export async function startKonnectStandIn({
  apiKey,
  pageUrl = "https://gateway.konnect.example",
  callWebhook = async () => {},
}: KonnectStandInOptions) {
  const payments = new Map<string, Payment>();
  const opened: Record<string, unknown>[] = [];
  const app = new Hono();
  app.use("/api/*", async (c, next) => {
    if (c.req.header("x-api-key") !== apiKey) return c.json({ errors: [{ code: "unauthorized" }] }, 401);
    return next();
  });
  app.post("/api/v2/payments/init-payment", async (c) => {
    const body = (await c.req.json()) as { amount: number; token: string };
    opened.push(body);
    const paymentRef = `60889219a388f75c94a943ec${opened.length}`;
    const { amount, token } = body;
    payments.set(paymentRef, { status: "pending", amount, token, reachedAmount: 0, transactions: [] });
    return c.json({ payUrl: `${pageUrl}/pay?payment_ref=${paymentRef}`, paymentRef });
  });
  app.get("/api/v2/payments/:id", (c) => {
    const payment = payments.get(c.req.param("id"));
    if (payment === undefined) return c.json({ errors: [{ code: "not_found" }] }, 404);
    return c.json({ payment: { id: c.req.param("id"), ...payment } });
  });
  app.get("/pay", (c) => c.html(page));
  app.post("/pay", async (c) => {
    const reference = c.req.query("payment_ref") ?? "";
    const payment = payments.get(reference);
    const order = opened[[...payments.keys()].indexOf(reference)];
    if (payment === undefined || order === undefined) return c.notFound();
    Object.assign(payment, { status: "completed", reachedAmount: payment.amount });
    await callWebhook(`${String(order["webhook"])}?payment_ref=${reference}`);
    return c.redirect(`${String(order["successUrl"])}?payment_ref=${reference}`, 303);
  });
  const { fetch, faults, doLate } = withFaults((request) => app.fetch(request));
  const server = await serveOnFreePort(fetch);
  return {
    ...server,
    faults,
    doLate,
    opened,
    payments,
    /** Pays at the address of its page. */
    pay(address: string) {
      const payment = payments.get(new URL(address).searchParams.get("payment_ref") ?? "");
      if (payment === undefined) throw new Error(`Konnect has no payment at ${address}.`);
      Object.assign(payment, { status: "completed", reachedAmount: payment.amount });
    },
    change(id: string, changes: Partial<Payment>) {
      Object.assign(payments.get(id) ?? {}, changes);
    },
  };
}
