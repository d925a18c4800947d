import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { asText, runAll, faultOf, type GatewayFault } from "./gatewayFaults.ts";

/** Demonstration values of the configuration. */
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

/** Starts a fake HTTP server with the sandbox gateway's protocol. Tests pay with `pay` instead of a card. */
export async function startSandbox(clock: () => Date = () => new Date("2026-11-20T12:00:00Z")) {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  /** Request bodies by idempotency key. A request with a known key and another body is rejected. */
  const requests = new Map<string, string>();
  const refunds = new Map<string, { id: string; session: string; amount: number; state: string }>();
  const faults: GatewayFault[] = [];
  const late: (() => unknown)[] = [];
  const trouble = { isDown: false, isHanging: false, refusesRefunds: false, faults };
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
    /** Received requests, such as `POST /v1/sessions`. */
    calls,
    /** Bodies of these requests. */
    bodies,
    trouble,
    /** Performs the calls that a fault with `isDone: "later"` postponed. */
    runPostponed: () => runAll(late),
    /** Returns the gateway's session for the address of its card page. */
    sessionAt: (address: string) => found(address.split("/").at(-1) ?? ""),
    /** Charges a card, even after the session has expired. */
    pay(address: string) {
      const session = found(address.split("/").at(-1) ?? "");
      const paid = { paidAt: clock().toISOString(), paymentReference: `pay_${session.id.slice(0, 8)}` };
      return Object.assign(session, paid, { state: "paid", lastFailure: null });
    },
    /** Declines a card. */
    decline(address: string, lastFailure: PaymentFailure) {
      return Object.assign(found(address.split("/").at(-1) ?? ""), { lastFailure });
    },
    /** Builds a webhook about a session, by default signed now with the shared secret. */
    webhook(
      session: object,
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

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString("utf8");
    bodies.push(text);
    const { url: path = "", method = "", headers } = request;
    const fault = faultOf(faults, `${method} ${path}`);
    const reply = (status: number, body: string) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    if (fault?.answer !== undefined) {
      if (fault.isDone === "now") serve(path, headers, text);
      if (fault.isDone === "later") late.push(() => serve(path, headers, text));
      return reply(fault.answer.status, asText(fault.answer.body));
    }
    const [status, answered] = serve(path, headers, text);
    if (fault?.isLost === true) return response.destroy();
    const body = JSON.stringify(answered);
    return reply(status, fault?.change !== undefined && status < 300 ? fault.change(body) : body);
  }

  function serve(path: string, headers: IncomingHttpHeaders, text: string): [status: number, body: object] {
    const body = text === "" ? {} : JSON.parse(text);
    if (headers.authorization !== `Bearer ${key}`) return [401, { code: "not_authorised" }];
    const attempt = String(headers["idempotency-key"] ?? "");
    const [, , , id = "", act] = path.split("/");
    const first = requests.get(attempt);
    if (first !== undefined && first !== text) return [409, { code: "conflict" }];
    if (attempt !== "") requests.set(attempt, text);
    if (id === "") return [201, open(attempt, body)];
    const session = sessions.get(id);
    if (session === undefined) return [404, { code: "not_found" }];
    if (act === "expire" && session.state === "open") session.state = "expired";
    return act === "refunds" ? refund(session, attempt, body) : [200, session];
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
  ): [status: number, body: object] {
    const known = refunds.get(attempt);
    const earlier = [...refunds.values()].filter(
      (each) => each.session === session && each.state === "succeeded",
    );
    const returned = earlier.reduce((sum, each) => sum + each.amount, 0);
    if (known === undefined && returned + amount > paid) return [422, { code: "not_refundable" }];
    const state = trouble.refusesRefunds ? "failed" : "succeeded";
    const made = known ?? { id: `re_${randomUUID().slice(0, 8)}`, session, amount, state };
    refunds.set(attempt, made);
    return [201, { ...made, at: clock().toISOString() }];
  }
}

interface WebhookOptions {
  type: string;
  at: Date;
  signedWith: string;
}
