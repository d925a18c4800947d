import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";

/** Demonstration values, as in the configuration. */
const key = "demonstration-sandbox-gateway-key";
const secret = "demonstration-sandbox-webhook-secret";

interface Session {
  id: string;
  url: string;
  reference: string;
  amount: number;
  currency: string;
  state: "open" | "paid" | "expired";
  lastFailure: PaymentFailure | null;
  expiresAt: string;
  paidAt: string | null;
  paymentReference: string | null;
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** A stand-in with the sandbox gateway's protocol over HTTP. Drivers pay by `pay`, not by a card. */
export async function startSandbox(clock: () => Date = () => new Date("2026-11-20T12:00:00Z")) {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  const refunds = new Map<string, { id: string; session: string; amount: number; state: string }>();
  const trouble = { isDown: false, isHanging: false, refusesRefunds: false };
  const calls: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method ?? ""} ${request.url ?? ""}`);
    if (trouble.isDown) return response.destroy();
    if (trouble.isHanging) return undefined;
    return void answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    env: { SANDBOX_GATEWAY_URL: url },
    sessions,
    refunds,
    /** Requests received, as `POST /v1/sessions`. */
    calls,
    /** Their bodies. */
    bodies,
    trouble,
    /** The gateway's session behind a card page's address. */
    sessionAt: (address: string) => found(address.split("/").at(-1) ?? ""),
    /** Charges a card, also past the session's end. */
    pay(address: string) {
      const session = found(address.split("/").at(-1) ?? "");
      const paid = { paidAt: clock().toISOString(), paymentReference: `pay_${session.id.slice(0, 8)}` };
      return Object.assign(session, paid, { state: "paid", lastFailure: null });
    },
    /** Declines a card. */
    decline(address: string, lastFailure: PaymentFailure) {
      return Object.assign(found(address.split("/").at(-1) ?? ""), { lastFailure });
    },
    /** A webhook about a session, signed now or at another time, with the shared secret or another one. */
    webhook(
      session: { id: string },
      { type = "session.paid", at = clock(), signedWith = secret }: Partial<WebhookOptions> = {},
    ) {
      const body = JSON.stringify({ id: randomUUID(), type, session, at: at.toISOString() });
      const t = Math.floor(at.getTime() / 1000);
      const v1 = createHmac("sha256", signedWith).update(`${t}.${body}`).digest("hex");
      return { body, headers: { "sandbox-signature": `t=${t},v1=${v1}` } };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  function found(id: string): Session {
    const session = sessions.get(id);
    if (session === undefined) throw new Error(`The sandbox has no session ${id}.`);
    return session;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString("utf8");
    bodies.push(text);
    const body = text === "" ? {} : JSON.parse(text);
    if (request.headers.authorization !== `Bearer ${key}`) return reply(401, { code: "not_authorised" });
    const attempt = String(request.headers["idempotency-key"] ?? "");
    const [, , , id = "", act] = (request.url ?? "").split("/");
    if (id === "") return reply(201, open(attempt, body));
    const session = sessions.get(id);
    if (session === undefined) return reply(404, { code: "not_found" });
    if (act === "expire" && session.state === "open") session.state = "expired";
    return act === "refunds" ? refund(session, attempt, body, reply) : reply(200, session);
  }

  function open(
    attempt: string,
    body: Pick<Session, "reference" | "amount" | "currency" | "expiresAt">,
  ): Session {
    const id = byKey.get(attempt) ?? randomUUID();
    byKey.set(attempt, id);
    const { reference, amount, currency, expiresAt } = body;
    const started = { state: "open", lastFailure: null, paidAt: null, paymentReference: null } as const;
    const session = sessions.get(id) ?? {
      id,
      url: `${url}/pay/${id}`,
      reference,
      amount,
      currency,
      expiresAt,
      ...started,
    };
    sessions.set(id, session);
    return session;
  }

  function refund(
    { id: session, amount: paid }: Session,
    attempt: string,
    { amount }: { amount: number },
    reply: (status: number, body: object) => void,
  ): void {
    const known = refunds.get(attempt);
    const earlier = [...refunds.values()].filter((each) => each.session === session);
    const returned = earlier.reduce((sum, each) => sum + each.amount, 0);
    if (known === undefined && returned + amount > paid) return reply(422, { code: "not_refundable" });
    const state = trouble.refusesRefunds ? "failed" : "succeeded";
    const made = known ?? { id: `re_${randomUUID().slice(0, 8)}`, session, amount, state };
    refunds.set(attempt, made);
    return reply(201, { ...made, at: clock().toISOString() });
  }
}

interface WebhookOptions {
  type: string;
  at: Date;
  signedWith: string;
}
