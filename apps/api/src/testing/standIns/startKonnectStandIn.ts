import { createKonnectStandIn } from "#api/gateways/createKonnectStandIn.ts";
import { withFaults } from "./gatewayFaults.ts";
import { serveOnFreePort } from "#api/testing/processes/serveOnFreePort.ts";

interface KonnectOptions {
  apiKey: string;
  pageUrl?: string;
  callWebhook?: (address: string) => Promise<unknown>;
}

/** Serves the Konnect stand-in, with faults on request. */
export async function startKonnectStandIn({
  apiKey,
  pageUrl = "https://gateway.konnect.example",
  callWebhook = async () => {},
}: KonnectOptions) {
  const { app, initRequests, payments } = createKonnectStandIn({ apiKey, pageUrl, callWebhook });
  const { fetch, faults, runPostponed } = withFaults((request) => app.fetch(request));
  const server = await serveOnFreePort(fetch);
  return {
    ...server,
    faults,
    runPostponed,
    initRequests,
    payments,
    /** Pays at the page address. */
    pay(address: string) {
      const payment = payments.get(new URL(address).searchParams.get("payment_ref") ?? "");
      if (payment === undefined) throw new Error(`Konnect has no payment at ${address}.`);
      Object.assign(payment, { status: "completed", reachedAmount: payment.amount });
    },
    change(id: string, changes: object) {
      Object.assign(payments.get(id) ?? {}, changes);
    },
  };
}
