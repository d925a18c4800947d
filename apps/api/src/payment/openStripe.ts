import type { Stripe } from "stripe";
import { GATEWAY_PATIENCE } from "./callGateway.ts";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";

/**
 * Loads Stripe's SDK, which takes 37 MB and 140 ms, and creates its client.
 *
 * @param url origin of a stand-in of Stripe's API.
 */
export async function openStripe({ secretKey, url }: { secretKey: string; url: string | undefined }) {
  const { Stripe: Client } = await import("stripe");
  return new Client(secretKey, {
    ...(url !== undefined && addressOf(url)),
    timeout: GATEWAY_PATIENCE,
    // A failed call is repeated by its caller, with the same idempotency key.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
  };
}

/** What Stripe said instead of an answer. The SDK's error is dropped: its message may hold the request. */
export class StripeFailure extends Error {
  override readonly name = "StripeFailure";
  /** Of the HTTP answer; 0 without one. */
  readonly status: number;

  constructor({ type, statusCode }: Partial<Stripe.errors.StripeError>) {
    super(`${String(type ?? "unknown")} ${statusCode ?? 0}`);
    this.status = statusCode ?? 0;
  }
}

/** @throws GatewayUnavailableError with a `StripeFailure` as its cause. */
export async function reachStripe<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const cause = new StripeFailure(error as Partial<Stripe.errors.StripeError>);
    throw new GatewayUnavailableError("the gateway gave no answer", { cause });
  }
}
