import { Hono } from "hono";
import { serveOnFreePort } from "./serveOnFreePort.ts";

interface Payment {
  status: string;
  amount: number;
  reachedAmount: number;
  token: string;
  transactions: { status: string }[];
}

/** Speaks the part of Konnect's protocol that payments use, over HTTP. */
export async function startKonnectStandIn({ apiKey }: { apiKey: string }) {
  const payments = new Map<string, Payment>();
  const opened: Record<string, unknown>[] = [];
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header("x-api-key") !== apiKey) return c.json({ errors: [{ code: "unauthorized" }] }, 401);
    return next();
  });
  app.post("/api/v2/payments/init-payment", async (c) => {
    const body = (await c.req.json()) as { amount: number; token: string };
    opened.push(body);
    const paymentRef = `60889219a388f75c94a943ec${opened.length}`;
    const { amount, token } = body;
    payments.set(paymentRef, { status: "pending", amount, token, reachedAmount: 0, transactions: [] });
    return c.json({ payUrl: `https://gateway.konnect.example/pay?payment_ref=${paymentRef}`, paymentRef });
  });
  app.get("/api/v2/payments/:id", (c) => {
    const payment = payments.get(c.req.param("id"));
    if (payment === undefined) return c.json({ errors: [{ code: "not_found" }] }, 404);
    return c.json({ payment: { id: c.req.param("id"), ...payment } });
  });
  const server = await serveOnFreePort(app.fetch);
  return {
    ...server,
    opened,
    change(id: string, changes: Partial<Payment>) {
      Object.assign(payments.get(id) ?? {}, changes);
    },
  };
}
