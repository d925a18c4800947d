import { randomUUID } from "node:crypto";
import type { GatewayFault } from "./gatewayFaults.ts";
import { startKonnectStandIn } from "./startKonnectStandIn.ts";
import { startSandbox } from "./startSandbox.ts";
import { startStripeStandIn } from "./startStripeStandIn.ts";
import type { TestRequest } from "#api/testing/createTestApp.ts";

/** A gateway's own record of a payment, with amounts in millimes. */
export interface GatewayRecord {
  state: "open" | "paid" | "expired";
  /** The gateway's reference of the payment, once it is paid. */
  reference: string | null;
  amount: number;
  returned: number;
}

/** A gateway stand-in that is driven through its page addresses. */
export interface GatewayDriver {
  name: "sandbox" | "stripe" | "konnect";
  /** Settings of an API that uses this gateway for new payments. */
  env: Record<string, string>;
  faults: GatewayFault[];
  /** Performs the calls that a fault with `execution: "later"` postponed. */
  runPostponed(): Promise<void>;
  /** Makes the gateway refuse refunds from now on, or accept them again. Konnect always refuses. */
  refuseRefunds(refuses: boolean): void;
  /** Millimes that the gateway has refunded, by our refund id. */
  refunds(): Map<string, number>;
  /** Patterns of the calls to the gateway, as in `GatewayFault.call`. */
  calls: { open: RegExp; read: RegExp; end: RegExp; refund: RegExp };
  /** Charges a card, even after the session has ended at the gateway. */
  pay(url: string): void;
  decline(url: string): void;
  recordAt(url: string): GatewayRecord;
  webhookOf(url: string): { path: string; request: TestRequest };
  /** Signed requests about another shop's session and of other kinds. */
  foreignWebhooks(): TestRequest[];
  stop(): Promise<void> | void;
}

/** Matches no call. */
const NO_CALL = /^$/;
const otherGateways = {
  SANDBOX_GATEWAY_URL: "none",
};
const CALLS = {
  open: /^POST .*\/sessions$/,
  read: /^GET .*\/sessions\/|^GET .*\/refunds$/,
  end: /\/expire$/,
  refund: /^POST .*\/refunds$/,
};

export async function aSandboxDriver(clock: () => Date): Promise<GatewayDriver> {
  const sandbox = await startSandbox(clock);
  return {
    name: "sandbox",
    env: { ...otherGateways, ...sandbox.env },
    faults: sandbox.controls.faults,
    runPostponed: sandbox.runPostponed,
    refuseRefunds: (refuses) => Object.assign(sandbox.controls, { refusesRefunds: refuses }),
    refunds: () =>
      new Map(
        [...sandbox.refunds]
          .filter(([, { state }]) => state === "succeeded")
          .map(([refundId, { amount }]) => [refundId, amount]),
      ),
    calls: CALLS,
    pay: (url) => void sandbox.pay(url),
    decline: (url) => void sandbox.decline(url, "card_declined"),
    recordAt(url) {
      const { id, state, paymentReference: reference, amount } = sandbox.sessionAt(url);
      const refunds = [...sandbox.refunds.values()].filter(
        (refund) => refund.session === id && refund.state === "succeeded",
      );
      return { state, reference, amount, returned: refunds.reduce((sum, refund) => sum + refund.amount, 0) };
    },
    webhookOf: (url) => ({
      path: "/api/payment-webhook/sandbox",
      request: sandbox.webhook(sandbox.sessionAt(url)),
    }),
    foreignWebhooks: () => [
      sandbox.webhook({ id: randomUUID() }),
      sandbox.webhook({ payout: 1 }, { type: "payout.paid" }),
    ],
    stop: () => sandbox.close(),
  };
}

export async function aStripeDriver(clock: () => Date): Promise<GatewayDriver> {
  const keys = { secretKey: `sk_test_${"a".repeat(30)}`, webhookSecret: `whsec_${"b".repeat(30)}` };
  const stripe = await startStripeStandIn({ ...keys, clock });
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const idOf = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";
  const webhook = (object: object): TestRequest => {
    const { rawBody, headers } = stripe.webhook(object, seconds());
    return { body: rawBody.toString(), headers: Object.fromEntries(headers) };
  };
  return {
    name: "stripe",
    env: {
      ...otherGateways,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
    faults: stripe.faults,
    runPostponed: stripe.runPostponed,
    refuseRefunds: (refuses) => Object.assign(stripe.controls, { refusesRefunds: refuses }),
    refunds: () =>
      new Map([...stripe.refunds.values()].map(({ metadata, amount }) => [metadata.refundId ?? "", amount])),
    calls: CALLS,
    pay: (url) => stripe.pay(idOf(url), seconds()),
    decline: (url) => stripe.decline(idOf(url), { code: "card_declined" }),
    recordAt(url) {
      const session = stripe.sessions.get(idOf(url));
      const { status = "expired", payment_status: paid, amount_total: amount = 0 } = session ?? {};
      const isPaid = paid === "paid";
      const reference = isPaid ? idOf(url).replace("cs_", "pi_") : null;
      const state = isPaid ? "paid" : status === "open" ? "open" : "expired";
      return { state, reference, amount, returned: stripe.refunded.get(reference ?? "") ?? 0 };
    },
    webhookOf: (url) => ({
      path: "/api/payment-webhook/stripe",
      request: webhook({ object: "checkout.session", id: idOf(url) }),
    }),
    foreignWebhooks: () => [
      webhook({ object: "checkout.session", id: "cs_test_of_another_shop" }),
      webhook({ object: "charge", id: "ch_1" }),
    ],
    stop: () => stripe.stop(),
  };
}

/**
 * Starts a Konnect stand-in.
 *
 * @param clock decides when the record of an unpaid payment becomes `expired`: a day after it was first read
 */
export async function aKonnectDriver(clock: () => Date): Promise<GatewayDriver> {
  const apiKey = "c".repeat(40);
  const konnect = await startKonnectStandIn({ apiKey });
  const idOf = (url: string) => new URL(url).searchParams.get("payment_ref") ?? "";
  const firstSeenAt = new Map<string, number>();
  const isExpired = (id: string) => {
    const openedTime = firstSeenAt.get(id) ?? clock().getTime();
    firstSeenAt.set(id, openedTime);
    return clock().getTime() - openedTime > 24 * 3_600_000;
  };
  return {
    name: "konnect",
    env: {
      ...otherGateways,
      KONNECT_API_KEY: apiKey,
      KONNECT_WALLET_ID: "5f7a209aeb3f76490ac4a3d1",
      KONNECT_API_URL: `${konnect.url}/api/v2`,
    },
    faults: konnect.faults,
    runPostponed: konnect.runPostponed,
    refuseRefunds() {},
    refunds: () => new Map(),
    calls: { open: /^POST/, read: /^GET/, end: NO_CALL, refund: NO_CALL },
    pay(url) {
      const amount = konnect.payments.get(idOf(url))?.amount ?? 0;
      konnect.change(idOf(url), { status: "completed", reachedAmount: amount });
    },
    decline: (url) => konnect.change(idOf(url), { transactions: [{ status: "failed_payment" }] }),
    recordAt(url) {
      const payment = konnect.payments.get(idOf(url));
      const isPaid = payment?.status === "completed";
      return {
        state: isPaid ? "paid" : isExpired(idOf(url)) ? "expired" : "open",
        reference: isPaid ? idOf(url) : null,
        amount: payment?.amount ?? 0,
        returned: 0,
      };
    },
    webhookOf: (url) => ({
      path: `/api/payment-webhook/konnect?payment_ref=${idOf(url)}`,
      request: {},
    }),
    foreignWebhooks: () => [],
    stop: () => konnect.stop(),
  };
}
