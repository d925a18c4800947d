import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startKonnectStandIn } from "#api/testing/standIns/startKonnectStandIn.ts";
import { startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { startStripeStandIn } from "#api/testing/standIns/startStripeStandIn.ts";
import {
  type GatewayResponse,
  type GatewayResponses,
  type GatewayCall,
  gatewayCalls,
} from "./gatewayResponses.ts";
import { konnectResponses } from "./konnectResponses.ts";
import { konnectGateway } from "./konnectGateway.ts";
import type { PaymentGateway } from "./PaymentGateway.ts";
import { sandboxResponses } from "./sandboxResponses.ts";
import { sandboxGateway } from "./sandboxGateway.ts";
import { stripeResponses } from "./stripeResponses.ts";
import { stripeGateway } from "./stripeGateway.ts";

const clock = () => new Date();
const stripeKeys = { secretKey: `sk_test_${"a".repeat(20)}`, webhookSecret: "whsec_1234567890" };
const stripe = await startStripeStandIn(stripeKeys);
const konnect = await startKonnectStandIn({ apiKey: "wallet:key" });
const sandbox = await startSandbox(clock);
afterAll(async () => {
  await stripe.stop();
  await konnect.stop();
  sandbox.close();
});

/** The gateways with the methods and paths of their calls and the bodies of their errors. */
const gateways = [
  {
    gateway: stripeGateway({ ...stripeKeys, url: stripe.url }),
    responseCases: stripeResponses,
    faults: stripe.faults,
    calls: {
      open: /^POST .*\/sessions$/,
      read: /^GET .*\/sessions\//,
      end: /\/expire$/,
      refund: /^POST .*\/refunds$/,
    },
    errorOf: (code: string) => ({ error: { type: code, message: "…" } }),
  },
  {
    gateway: konnectGateway({
      apiKey: "wallet:key",
      walletId: "wallet",
      url: `${konnect.url}/api/v2`,
      webhookUrl: "https://api.sayara.example/api/payment-webhook/konnect",
      clock,
    }),
    responseCases: konnectResponses,
    faults: konnect.faults,
    calls: { open: /^POST/, read: /^GET/, end: /^$/, refund: /^$/ },
    errorOf: (code: string) => ({ errors: [{ code, message: "…" }] }),
  },
  {
    gateway: sandboxGateway({
      url: sandbox.url,
      publicUrl: sandbox.url,
      key: "demonstration-sandbox-gateway-key",
      webhookSecret: "demonstration-sandbox-webhook-secret",
    }),
    responseCases: sandboxResponses,
    faults: sandbox.controls.faults,
    calls: {
      open: /^POST .*\/sessions$/,
      read: /^GET .*\/sessions\//,
      end: /\/expire$/,
      refund: /\/refunds$/,
    },
    errorOf: (code: string) => ({ code, message: "…" }),
  },
];

let payments = 0;
const aRequest = () => ({
  paymentId: `payment-${(payments += 1)}`,
  amountMillimes: 318_000,
  reference: "SY-7K3Q9D",
  currency: "TND" as const,
  expiresAt: new Date(Date.now() + 30 * 60_000),
  language: "fr" as const,
  description: "Sayara SY-7K3Q9D",
  returnUrl: "https://sayara.example/checkout-session/1",
  customerEmail: "amel@example.tn",
});

describe.each(gateways)("$gateway.name", ({ gateway, responseCases, faults, calls, errorOf }) => {
  let session: string;
  beforeAll(async () => {
    session = (await gateway.openSession(aRequest())).id;
    if (gateway.name === "stripe") stripe.pay(session, Math.floor(Date.now() / 1000));
  });
  beforeEach(() => {
    faults.length = 0;
  });
  const callGateway = (call: GatewayCall) => callsOf(gateway, session)[call]();
  const callWithFault = async (call: GatewayCall, response: { status: number; body: unknown } | "none") => {
    faults.push({ call: calls[call], ...(response === "none" ? { losesResponse: true } : { response }) });
    return callGateway(call).then(
      ({ state }) => state,
      (error: Error) => error,
    );
  };

  test.each(rowsOf(responseCases))(
    "$call: $status $code is followed by $consequence",
    async ({ call, ...responseCase }) => {
      const status = responseCase.status === "5xx" ? 503 : responseCase.status;
      const { code = "some_error" } = responseCase;
      const error = await callWithFault(call, status === "none" ? "none" : { status, body: errorOf(code) });
      const expectedResults = {
        read: "paid",
        refused: expect.objectContaining({ name: "GatewayRefusalError", status, code }),
        again: expect.objectContaining({ name: "GatewayUnavailableError" }),
      };
      expect(error).toEqual(expectedResults[responseCase.consequence]);
    },
  );

  const implementedCalls = gatewayCalls.filter((call) => responseCases[call] !== null);
  test.each(implementedCalls)(
    "%s: treats an error body that is not the gateway's own as unavailable",
    async (call) => {
      for (const body of ["", "<html>404</html>", "{}", "null", '{"error":']) {
        faults.length = 0;
        const error = await callWithFault(call, { status: 404, body });
        expect([body, error]).toEqual([body, expect.objectContaining({ name: "GatewayUnavailableError" })]);
      }
    },
  );

  test.each(implementedCalls)(
    "%s: rejects a response that contradicts the gateway's documentation",
    async (call) => {
      for (const body of ["{}", "[]", '{"id":7}', '{"payment":null}', '{"amount":NaN}']) {
        faults.length = 0;
        const error = await callWithFault(call, { status: 200, body });
        const name = error instanceof Error ? error.name : "none";
        expect([body, name]).toEqual([body, nameOfContradiction(call, body)]);
      }
    },
  );

  /** Stripe's SDK treats invalid JSON as no response. The body of Stripe's response to `end` is not read. */
  function nameOfContradiction(call: GatewayCall, body: string): string {
    const isStripe = gateway.name === "stripe";
    if (isStripe && body.includes("NaN")) return "GatewayUnavailableError";
    return isStripe && call === "end" ? "none" : "GatewayContradictionError";
  }
});

test("docs/gateways.md lists every response of every call", async () => {
  const documented = await readFile(new URL("../../../../docs/gateways.md", import.meta.url), "utf8");
  for (const { gateway, responseCases } of gateways) {
    const calls = Map.groupBy(
      gatewayCalls.flatMap((call) => causesOf(responseCases[call]).map((row) => ({ call, row }))),
      ({ row }) => row,
    );
    for (const [row, callsWithRow] of calls)
      expect(documented).toContain(
        `| ${gateway.name} | ${callsWithRow.map(({ call }) => call).join(", ")} | ${row} |`,
      );
  }
});

/** Returns a call's causes and their effects, as cells of the table. */
function causesOf(responseCases: readonly GatewayResponse[] | null): string[] {
  if (responseCases === null) return ["no call | —"];
  return [...Map.groupBy(responseCases, ({ consequence }) => consequence)].map(
    ([consequence, group]) =>
      `${group.map(({ status, code = "" }) => `${code} ${status}`.trim()).join(", ")} | ${consequence}`,
  );
}

function rowsOf(responseCases: GatewayResponses): (GatewayResponse & { call: GatewayCall })[] {
  return gatewayCalls.flatMap((call) =>
    (responseCases[call] ?? []).map((responseCase) => ({ call, ...responseCase })),
  );
}

function callsOf(gateway: PaymentGateway, sessionId: string) {
  const refund = { refundId: `refund-${(payments += 1)}`, amountMillimes: 10, currency: "TND" };
  const paymentReference = sessionId.replace("cs_", "pi_");
  return {
    open: async () => ({ state: (await gateway.openSession(aRequest())).id }),
    read: () => gateway.readSession(sessionId),
    end: () => gateway.expireSession(sessionId),
    refund: () => gateway.refund({ ...refund, sessionId, paymentReference }),
  } satisfies Record<GatewayCall, () => Promise<{ state: string }>>;
}
