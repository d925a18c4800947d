import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import type { Config } from "#api/server/config/readConfig.ts";
import { createKonnectStandIn } from "#api/gateways/createKonnectStandIn.ts";
import type { Operator } from "./terminal/Operator.ts";
import { OperatorError } from "./terminal/OperatorError.ts";

/** Matches the hosts of Konnect and of its sandbox. */
const konnectHost = /(^|\.)konnect\.network$/;

/** Returns true if payments go to a stand-in, so that no money moves. */
export function isRehearsal({ payment: { konnect } }: Config): boolean {
  return konnect !== undefined && !konnectHost.test(new URL(konnect.url).hostname);
}

/** Returns `.env` lines that send payments to the stand-in, at `pay.` on the website's domain. */
export function rehearsalVariables({ webUrl }: Config, randomBytes: Operator["randomBytes"]): string[] {
  const host = new URL(webUrl).hostname.replace(/^www\./, "");
  return [
    `KONNECT_API_KEY=${randomBytes(20).toString("hex")}`,
    "KONNECT_WALLET_ID=rehearsal",
    `KONNECT_API_URL=https://pay.${host}/api/v2`,
  ];
}

/**
 * Serves a stand-in for Konnect on this machine. A proxy terminates TLS at the host of `KONNECT_API_URL`.
 *
 * @throws OperatorError for a URL of Konnect itself, and for a port in use.
 */
export async function rehearsePayments(
  { payment: { konnect } }: Config,
  { port }: { port: number },
): Promise<{ pageUrl: string; port: number; stop: () => Promise<void> }> {
  if (konnect === undefined || konnectHost.test(new URL(konnect.url).hostname))
    throw new OperatorError("KONNECT_API_URL is Konnect's own address: take the rehearsal's lines instead.");
  const pageUrl = new URL(konnect.url).origin;
  const { app } = createKonnectStandIn({
    apiKey: konnect.apiKey,
    pageUrl,
    callWebhook: (address) => fetch(address).catch(() => {}),
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch(() => {
    throw new OperatorError(`Port ${port} is in use: choose another with --port.`);
  });
  const address = server.address();
  return {
    pageUrl,
    port: typeof address === "object" && address !== null ? address.port : port,
    async stop() {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await once(server, "close");
    },
  };
}
