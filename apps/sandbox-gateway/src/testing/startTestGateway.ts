import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { type Config, readConfig } from "#gateway/config/readConfig.ts";
import type { Dependencies } from "#gateway/http/Dependencies.ts";
import type { Session } from "#gateway/sessions/Session.ts";
import { startGateway } from "#gateway/startGateway.ts";

/** A webhook as the merchant's server receives it. */
export interface Delivery {
  headers: IncomingHttpHeaders;
  rawBody: string;
  event: { id: string; type: string; session: Session; at: string };
}

/** Starts a merchant's server that records every webhook. `respond` returns its response status. */
export async function startMerchant(respond: (delivery: Delivery) => number = () => 200) {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    let rawBody = "";
    for await (const part of request) rawBody += String(part);
    const delivery = { headers: request.headers, rawBody, event: JSON.parse(rawBody) };
    deliveries.push(delivery);
    response.writeHead(respond(delivery)).end();
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    deliveries,
    types: () => deliveries.map(({ event }) => event.type),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const parentOrigin = "http://shop.example";

/** Starts a gateway with short delays on a free port. It runs in memory unless `file` is given. */
export async function startTestGateway({
  webhookUrl = "http://127.0.0.1:9/",
  file = ":memory:",
  clock,
  delays,
}: {
  webhookUrl?: string;
  file?: string;
  clock?: () => Date;
  delays?: Partial<Dependencies["delays"]>;
} = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config: Config = {
    ...readConfig({
      PORT: String(port),
      PUBLIC_SANDBOX_GATEWAY_URL: url,
      SANDBOX_WEBHOOK_URL: webhookUrl,
      SANDBOX_ALLOWED_PARENTS: `${parentOrigin},http://second.example`,
    }),
    file,
  };
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
  const gateway = await startGateway(config, logger, {
    ...(clock && { clock }),
    delays: { decision: 0, timeout: 20, latePayment: 400, ...delays },
  });

  const callServer = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { Authorization: `Bearer ${config.key}`, "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const json = async <Value>(response: Promise<Response>) => (await (await response).json()) as Value;

  return {
    url,
    config,
    lines,
    stop: () => gateway.stop(),
    /** Calls the merchants' API. */
    server: callServer,
    open: (changes: object = {}, key: string = crypto.randomUUID()) =>
      json<Session>(
        callServer("/v1/sessions", { ...aRequest(clock?.()), ...changes }, { "Idempotency-Key": key }),
      ),
    read: (id: string) => json<Session>(callServer(`/v1/sessions/${id}`)),
    refund: (id: string, body: object, key: string = crypto.randomUUID()) =>
      callServer(`/v1/sessions/${id}/refunds`, body, { "Idempotency-Key": key }),
    /** Submits a card as the card page does. */
    pay: (id: string, number: string, changes: object = {}) =>
      json<{ result: string; failure?: string; invalid?: object }>(
        fetch(`${url}/pay/${id}/card`, {
          method: "POST",
          headers: { Origin: url, "Content-Type": "application/json" },
          body: JSON.stringify({ number, expiry: "12/40", securityCode: "123", ...changes }),
        }),
      ),
    /** Submits the bank's challenge form. Returns the redirect's status and location. */
    async answerChallenge(id: string, answer: "confirm" | "refuse") {
      const page = await (await fetch(`${url}/pay/${id}/challenge?l=en`)).text();
      const challenge = /name="challenge" value="([^"]+)"/.exec(page)?.[1] ?? "";
      const response = await fetch(`${url}/pay/${id}/challenge?l=en`, {
        method: "POST",
        headers: { Origin: url, "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ challenge, answer }).toString(),
        redirect: "manual",
      });
      return { status: response.status, location: response.headers.get("location"), challenge };
    },
  };
}

export function aRequest(now = new Date()) {
  return {
    reference: "SY-7K3Q9D",
    amount: 318_050,
    currency: "TND",
    expiresAt: new Date(now.getTime() + 30 * 60_000).toISOString(),
    language: "en",
    description: "Booking SY-7K3Q9D",
    returnUrl: "http://shop.example/checkout-session/1",
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
  );
}
