import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { bodyText, runAll, faultOf, type GatewayFault } from "./gatewayFaults.ts";

/** Public default values of the configuration for a demo. */
const apiKey = "demonstration-sandbox-gateway-key";
const webhookSecret = "demonstration-sandbox-webhook-secret";

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
  const sessionIdByKey = new Map<string, string>();
  /** Request bodies by idempotency key. A request with a known key and another body is rejected. */
  const requestBodyByKey = new Map<string, string>();
  const refunds = new Map<string, { id: string; session: string; amount: number; state: string }>();
  const faults: GatewayFault[] = [];
  const postponed: (() => unknown)[] = [];
  const controls = { isDown: false, isHanging: false, refusesRefunds: false, faults };
  const calls: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method ?? ""} ${request.url ?? ""}`);
    if (controls.isDown) return response.destroy();
    if (controls.isHanging) return undefined;
    return void handleRequest(request, response);
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
    controls,
    /** Performs the calls that a fault with `execution: "later"` postponed. */
    runPostponed: () => runAll(postponed),
    /** Returns the gateway's session for the address of its card page. */
    sessionAt: (address: string) => requireSession(address.split("/").at(-1) ?? ""),
    /** Charges a card, even after the session has expired. */
    pay(address: string) {
      const session = requireSession(address.split("/").at(-1) ?? "");
      const paid = { paidAt: clock().toISOString(), paymentReference: `pay_${session.id.slice(0, 8)}` };
      return Object.assign(session, paid, { state: "paid", lastFailure: null });
    },
    /** Declines a card. */
    decline(address: string, lastFailure: PaymentFailure) {
      return Object.assign(requireSession(address.split("/").at(-1) ?? ""), { lastFailure });
    },
    /** Builds a webhook about a session, by default signed now with the shared secret. */
    webhook(
      session: object,
      { type = "session.paid", at = clock(), signedWith = webhookSecret }: Partial<WebhookOptions> = {},
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

  function requireSession(id: string): Session {
    const session = sessions.get(id);
    if (session === undefined) throw new Error(`The sandbox has no session ${id}.`);
    return session;
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString("utf8");
    bodies.push(text);
    const { url: path = "", method = "", headers } = request;
    const fault = faultOf(faults, `${method} ${path}`);
    const respond = (status: number, body: string) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    if (fault?.response !== undefined) {
      if (fault.execution === "now") executeCall(path, headers, text);
      if (fault.execution === "later") postponed.push(() => executeCall(path, headers, text));
      return respond(fault.response.status, bodyText(fault.response.body));
    }
    const [status, result] = executeCall(path, headers, text);
    if (fault?.losesResponse === true) return response.destroy();
    const body = JSON.stringify(result);
    return respond(status, fault?.change !== undefined && status < 300 ? fault.change(body) : body);
  }

  function executeCall(
    path: string,
    headers: IncomingHttpHeaders,
    text: string,
  ): [status: number, body: object] {
    const body = text === "" ? {} : JSON.parse(text);
    if (headers.authorization !== `Bearer ${apiKey}`) return [401, { code: "not_authorised" }];
    const idempotencyKey = String(headers["idempotency-key"] ?? "");
    const [, , , id = "", action] = path.split("/");
    const firstBody = requestBodyByKey.get(idempotencyKey);
    if (firstBody !== undefined && firstBody !== text) return [409, { code: "conflict" }];
    if (idempotencyKey !== "") requestBodyByKey.set(idempotencyKey, text);
    if (id === "") return [201, open(idempotencyKey, body)];
    const session = sessions.get(id);
    if (session === undefined) return [404, { code: "not_found" }];
    if (action === "expire" && session.state === "open") session.state = "expired";
    return action === "refunds" ? refund(session, idempotencyKey, body) : [200, session];
  }

  function open(
    idempotencyKey: string,
    body: Pick<Session, "reference" | "amount" | "currency" | "expiresAt">,
  ): Session {
    const id = sessionIdByKey.get(idempotencyKey) ?? randomUUID();
    sessionIdByKey.set(idempotencyKey, id);
    const { reference, amount, currency, expiresAt } = body;
    const initialState = { state: "open", lastFailure: null, paidAt: null, paymentReference: null } as const;
    const session = sessions.get(id) ?? {
      id,
      url: `${url}/pay/${id}`,
      reference,
      amount,
      currency,
      expiresAt,
      ...initialState,
    };
    sessions.set(id, session);
    return session;
  }

  function refund(
    { id: session, amount: paid }: Session,
    idempotencyKey: string,
    { amount }: { amount: number },
  ): [status: number, body: object] {
    const existingRefund = refunds.get(idempotencyKey);
    const earlierRefunds = [...refunds.values()].filter(
      (candidate) => candidate.session === session && candidate.state === "succeeded",
    );
    const returned = earlierRefunds.reduce((sum, candidate) => sum + candidate.amount, 0);
    if (existingRefund === undefined && returned + amount > paid) return [422, { code: "not_refundable" }];
    const state = controls.refusesRefunds ? "failed" : "succeeded";
    const storedRefund = existingRefund ?? { id: `re_${randomUUID().slice(0, 8)}`, session, amount, state };
    refunds.set(idempotencyKey, storedRefund);
    return [201, { ...storedRefund, at: clock().toISOString() }];
  }
}

interface WebhookOptions {
  type: string;
  at: Date;
  signedWith: string;
}
